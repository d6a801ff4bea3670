/**
 * The link graph. Owns: whether a link in the content leads somewhere. Pure: it is told which routes, ids and files
 * exist.
 */
import { decodeLeniently } from '@/lib/decode-leniently';
import { type Problem, warningAt } from '@/lib/errors';
import { LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';

export interface LinkedPage {
  file: string;
  locale: Locale;
  route: string;
  /** Every id in the page, headings' and others'. */
  ids: ReadonlySet<string>;
  links: readonly { href: string; line: number; column: number }[];
}

export interface LinkTargets {
  /** Routes per locale that exist without being in `pages`: home, search, categories. */
  routes: Record<Locale, ReadonlySet<string>>;
  /** Whether a path such as `/img/x.png` exists below `public/`. */
  hasFile: (path: string) => boolean;
}

const EXTERNAL = /^(https?:|mailto:)/i;

/** A warning for each link that leads nowhere, leaves its language, or isn't written from the root. */
export function checkLinks(pages: readonly LinkedPage[], { routes, hasFile }: LinkTargets): Problem[] {
  const idsByAddress = new Map(pages.map((page) => [address(page.locale, page.route), page.ids]));
  const routesOf = (locale: Locale) => [
    ...routes[locale],
    ...pages.filter((page) => page.locale === locale).map((page) => page.route),
  ];

  return pages.flatMap((page) =>
    page.links.flatMap(({ href, line, column }): Problem[] => {
      const complain = (what: string, cure: string) => [warningAt({ file: page.file, line, column }, what, cure)];
      if (EXTERNAL.test(href)) return [];
      const [rawPath = '', rawAnchor] = href.split('#');
      const route = decodeLeniently(rawPath.replace(/\?.*$/, '')).replace(/(.)\/$/, '$1');
      const anchor = rawAnchor === undefined ? undefined : decodeLeniently(rawAnchor);

      if (route !== '' && !route.startsWith('/')) {
        return complain(`the link "${href}" is relative`, 'Write it from the root, such as /docs/faq.');
      }
      const prefix = LOCALES.map((one) => LOCALE_INFO[one].prefix).find(
        (one) => one && `${route}/`.startsWith(`${one}/`),
      );
      if (prefix) {
        const bare = href.slice(prefix.length) || '/';
        return complain(`the link "${href}" names a language`, `Write "${bare}"; the site adds the reader's language.`);
      }
      const target = route || page.route;
      const ids = idsByAddress.get(address(page.locale, target));
      if (!ids && !routes[page.locale].has(target)) {
        if (hasFile(target)) return [];
        return complain(
          `the link "${href}" leads nowhere`,
          didYouMean(target, routesOf(page.locale), 'Check the address.'),
        );
      }
      if (anchor && !ids?.has(anchor)) {
        const cure = didYouMean(anchor, ids ?? [], 'Look up the heading’s {#id} on that page.');
        return complain(`the page of "${href}" has no section "${anchor}"`, cure);
      }
      return [];
    }),
  );
}

function address(locale: Locale, route: string): string {
  return `${locale} ${route}`;
}
