import { type Problem, warningAt } from '@/lib/errors';
import { LOCALE_INFO } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';
import { decodeLeniently, pathToRoute } from '@/lib/paths';
import { SITE } from '@/lib/site';
import type { Addresses } from './check-redirects';
import type { TextOutline } from './check-translations';

const OWN_HOSTS = [SITE.origin, SITE.pagesUrl].map((url) => new URL(url).hostname).join('|');
const OWN_ORIGIN = new RegExp(`^https?://(?:${OWN_HOSTS})(?::\\d+)?(?=[/?#]|$)`, 'i');
const EXTERNAL = /^(https?:|mailto:)/i;

/** Warns about links that have no target, name a language or this site, or are relative. */
export function checkLinks(
  pages: readonly Pick<TextOutline, 'file' | 'locale' | 'route' | 'links'>[],
  addresses: Addresses,
  hasPublicFile: (path: string) => boolean,
): Problem[] {
  const existing = [...addresses.keys()].map(pathToRoute);
  return pages.flatMap((page) =>
    page.links.flatMap(({ href, line, column }): Problem[] => {
      const warn = (message: string, fix: string) => [warningAt({ file: page.file, line, column }, message, fix)];
      const [ownOrigin] = OWN_ORIGIN.exec(href) ?? [];
      if (ownOrigin) {
        const fix = `Write [text](${href.slice(ownOrigin.length) || '/'}), so that the link is checked and works offline.`;
        return warn(`the link "${href}" names this site`, fix);
      }
      if (EXTERNAL.test(href)) return [];
      if (/^[^/?#]/.test(href)) {
        return warn(`the link "${href}" is relative`, 'Write it from the root, such as /docs/faq.');
      }
      const { locale, route } = pathToRoute(href);
      const { prefix } = LOCALE_INFO[locale];
      if (prefix) {
        const unprefixed = href.slice(prefix.length) || '/';
        const fix = `Write "${unprefixed}"; the site adds the reader's language.`;
        return warn(`the link "${href}" names a language`, fix);
      }
      const target = href.startsWith('/') ? route : page.route;
      const address = addresses.get(`${LOCALE_INFO[page.locale].prefix}${target}`);
      if (address === undefined) {
        if (hasPublicFile(target)) return [];
        const routes = existing.flatMap((candidate) => (candidate.locale === page.locale ? candidate.route : []));
        return warn(`the link "${href}" leads nowhere`, didYouMean(target, routes, 'Check the address.'));
      }
      const anchor = decodeLeniently(href.split('#')[1] ?? '');
      if (anchor && !address?.ids.has(anchor)) {
        const fix = didYouMean(anchor, address?.ids ?? [], 'Look up the heading’s {#id} on that page.');
        return warn(`the page of "${href}" has no section "${anchor}"`, fix);
      }
      return [];
    }),
  );
}
