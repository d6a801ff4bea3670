import { compareText } from '@/lib/errors';
import type { PageFacts } from './read-page';
import type { SiteFacts } from './read-site.node';
import type { ChangedPage, Report, SizeChange } from './report-schema';

type Comparison = Pick<Report, 'pages' | 'framesChanged' | 'lostAddresses' | 'lostAnchors' | 'brokenLinks' | 'sizes'>;

/** What happened to pages, anchors, links and sizes between two builds. */
export function compareSites(before: SiteFacts, after: SiteFacts): Comparison {
  const common = [...after.pages].flatMap(([address, page]) => {
    const old = before.pages.get(address);
    return old ? [{ address, page, old }] : [];
  });
  const lostAddresses = [...before.pages.keys()].filter((address) => !after.pages.has(address));
  const oldBroken = new Set(brokenLinks(before).map(({ address, href }) => `${address} ${href}`));
  return {
    pages: changedPages(before, after),
    framesChanged: common.filter(({ page, old }) => page.content === old.content && page.frameHash !== old.frameHash)
      .length,
    lostAddresses,
    lostAnchors: common.flatMap(({ address, page, old }) => {
      const present = new Set(page.anchors);
      return old.anchors.filter((anchor) => !present.has(anchor)).map((anchor) => ({ address, anchor }));
    }),
    brokenLinks: brokenLinks(after).filter(({ address, href }) => !oldBroken.has(`${address} ${href}`)),
    sizes: [...after.sizes].map(
      ([what, bytes]): SizeChange => ({ what, before: before.sizes.get(what) ?? 0, after: bytes }),
    ),
  };
}

function changedPages(before: SiteFacts, after: SiteFacts): ChangedPage[] {
  const kindOf = (old: PageFacts | undefined, page: PageFacts | undefined): ChangedPage['kind'] | null => {
    if (!old) return 'added';
    if (!page) return 'removed';
    return old.content === page.content ? null : 'changed';
  };
  return [...new Set([...before.pages.keys(), ...after.pages.keys()])].sort(compareText).flatMap((address) => {
    const [old, page] = [before.pages.get(address), after.pages.get(address)];
    const kind = kindOf(old, page);
    return kind ? [{ address, kind, title: (page ?? old)?.title ?? '', screenshots: [] }] : [];
  });
}

/** Links to this site's pages that lead nowhere; links to files aren't looked at. */
function brokenLinks({ pages }: SiteFacts): Report['brokenLinks'] {
  return [...pages].flatMap(([address, { links }]) =>
    links
      .filter((href) => {
        const [target = '', anchor] = href.split('#');
        const route = target.replace(/\?.*$/, '').replace(/(.)\/$/, '$1') || address;
        const page = pages.get(route);
        if (!page) return !/\.\w+$/.test(route);
        return anchor !== undefined && anchor !== '' && !page.anchors.includes(anchor);
      })
      .map((href) => ({ address, href })),
  );
}
