/** The Network Information API, which TypeScript has no types for and only some browsers support. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether the reader saves data or has a slow connection, so that nothing may be prefetched. */
export function prefersReducedData({ connection }: NavigatorWithConnection = navigator): boolean {
  return connection?.saveData === true || /^(slow-)?2g$/.test(connection?.effectiveType ?? '');
}
