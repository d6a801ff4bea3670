import { SiteElement } from '@/components/ui/site-element';
import { LOCALES } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { DOCS_VERSIONS, type DocsVersion } from '@/lib/site';

/** `<site-docs-version>`: remembers which version of the docs the reader has opened. */
export class DocsVersionElement extends SiteElement {
  protected connect(): void {
    rememberDocsVersion();
  }
}

/** Stores the docs version of the page. If several routes match its path, the longest one counts. */
export function rememberDocsVersion(versions: readonly DocsVersion[] = DOCS_VERSIONS): void {
  const [opened] = versions
    .filter(({ route }) => LOCALES.some((locale) => location.pathname.startsWith(`${routeToHref(locale, route)}/`)))
    .sort((a, b) => b.route.length - a.route.length);
  try {
    if (opened) localStorage.setItem('docs-preferred-version', opened.name);
  } catch {}
}
