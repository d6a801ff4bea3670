/** Network Information API, which TypeScript does not know and only some browsers have. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether the reader has little to spend: nothing must be fetched that was not asked for. */
export function isSparingConnection({ connection }: NavigatorWithConnection = navigator): boolean {
  return connection?.saveData === true || /^(slow-)?2g$/.test(connection?.effectiveType ?? '');
}
