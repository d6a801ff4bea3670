/**
 * The text of an inline script that calls a function.
 *
 * @param fn refers to nothing outside itself, since only its own text is shipped
 */
export function inlineCall<T extends unknown[]>(fn: (...args: T) => void, ...args: T): string {
  // Nothing of the values may end the script element.
  const values = args.map((arg) => JSON.stringify(arg).replaceAll('<', '\\u003c'));
  return `(${fn})(${values.join(',')});`;
}
