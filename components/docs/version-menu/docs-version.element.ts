import { SiteElement } from '@/components/ui/site-element';
import { LOCALES } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { DOCS_VERSIONS, type DocsVersion } from '@/lib/site';

/** `<site-docs-version>`: remembers the version of the docs that is shown. */
export class DocsVersionElement extends SiteElement {
  protected connect(): void {
    rememberDocsVersion(versionPaths());
  }
}

/** What `rememberDocsVersion` needs to know: the paths of all versions in all languages, longest first. */
export function versionPaths(versions: readonly DocsVersion[] = DOCS_VERSIONS): VersionPath[] {
  return versions
    .flatMap(({ name, route }) => LOCALES.map((locale): VersionPath => [`${routeToHref(locale, route)}/`, name]))
    .sort(([a], [b]) => b.length - a.length);
}

/** Where a version's docs begin, as the address has it (`/pr-1/en/docs/`), and the version's name. */
type VersionPath = readonly [path: string, name: string];

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
