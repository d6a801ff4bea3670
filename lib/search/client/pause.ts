/** Lets the browser do what waits: what comes after begins a task of its own. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
