/** Like `sources.map(make)`, but each element is made when it is first looked at. */
export function lazyList<S, T>(sources: readonly S[], make: (source: S, index: number) => T): readonly T[] {
  const list: T[] = [];
  for (const [index, source] of sources.entries()) {
    const define = (attributes: PropertyDescriptor) =>
      Object.defineProperty(list, index, { configurable: true, enumerable: true, ...attributes });
    define({
      get: () => {
        const value = make(source, index);
        define({ value });
        return value;
      },
    });
  }
  return list;
}
