import { LOCALES } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { DOCS_VERSIONS, type DocsVersion } from '@/lib/site';
import type { VersionPath } from './remember-docs-version';

/** What `rememberDocsVersion` needs to know: the paths of all versions in all languages, longest first. */
export function versionPaths(versions: readonly DocsVersion[] = DOCS_VERSIONS): VersionPath[] {
  return versions
    .flatMap(({ name, route }) => LOCALES.map((locale): VersionPath => [`${routeToHref(locale, route)}/`, name]))
    .sort(([a], [b]) => b.length - a.length);
}
