/** Where a version's docs begin, as the address has it (`/pr-1/en/docs/`), and the version's name. */
export type VersionPath = readonly [path: string, name: string];

/**
 * Remembers the version of the docs that the reader has opened.
 *
 * @param versions longest path first
 */
export function rememberDocsVersion(versions: readonly VersionPath[]): void {
  const version = versions.find(([path]) => location.pathname.startsWith(path));
  try {
    if (version) localStorage.setItem('docs-preferred-version', version[1]);
  } catch {}
}
