/** As many at a time as keep disk and processor busy; all of a large site at once would not fit into memory. */
const AT_ONCE = 32;

/** Does something with each value, a few at a time. The results are in the order of the values. */
export async function mapFew<T, R>(
  values: readonly T[],
  work: (value: T) => Promise<R>,
  atOnce = AT_ONCE,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = values.entries();
  const workThrough = async () => {
    for (const [index, value] of waiting) results[index] = await work(value);
  };
  await Promise.all(Array.from({ length: atOnce }, workThrough));
  return results;
}
