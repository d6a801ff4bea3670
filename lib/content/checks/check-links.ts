/**
 * The link graph. Owns: whether a link in the content leads somewhere. Pure: it is told which addresses and files
 * exist.
 */
import { decodeLeniently } from '@/lib/decode-leniently';
import { type Problem, warningAt } from '@/lib/errors';
import { LOCALE_INFO } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';
import { pathToRoute } from '@/lib/paths';
import type { Addresses } from './check-redirects';
import type { TextOutline } from './check-translations';

const EXTERNAL = /^(https?:|mailto:)/i;

/**
 * A warning for each link that leads nowhere, leaves its language, or isn't written from the root.
 *
 * @param hasFile whether a path such as `/img/x.png` exists below `public/`
 */
export function checkLinks(
  pages: readonly Pick<TextOutline, 'file' | 'locale' | 'route' | 'links'>[],
  addresses: Addresses,
  hasFile: (path: string) => boolean,
): Problem[] {
  const known = [...addresses.keys()].map(pathToRoute);
  return pages.flatMap((page) =>
    page.links.flatMap(({ href, line, column }): Problem[] => {
      const complain = (what: string, cure: string) => [warningAt({ file: page.file, line, column }, what, cure)];
      if (EXTERNAL.test(href)) return [];
      if (/^[^/?#]/.test(href)) {
        return complain(`the link "${href}" is relative`, 'Write it from the root, such as /docs/faq.');
      }
      const { locale, route } = pathToRoute(href);
      const { prefix } = LOCALE_INFO[locale];
      if (prefix) {
        const bare = href.slice(prefix.length) || '/';
        return complain(`the link "${href}" names a language`, `Write "${bare}"; the site adds the reader's language.`);
      }
      const target = href.startsWith('/') ? route : page.route;
      const address = addresses.get(`${LOCALE_INFO[page.locale].prefix}${target}`);
      if (address === undefined) {
        if (hasFile(target)) return [];
        const routes = known.flatMap((one) => (one.locale === page.locale ? one.route : []));
        return complain(`the link "${href}" leads nowhere`, didYouMean(target, routes, 'Check the address.'));
      }
      const anchor = decodeLeniently(href.split('#')[1] ?? '');
      if (anchor && !address?.ids.has(anchor)) {
        const cure = didYouMean(anchor, address?.ids ?? [], 'Look up the heading’s {#id} on that page.');
        return complain(`the page of "${href}" has no section "${anchor}"`, cure);
      }
      return [];
    }),
  );
}
