import { EDITIONS, PAGES, type PageKind } from '../support/editions';
import { startPiecewiseHost } from '../support/piecewise-host';
import { expect, test } from '../support/test';

const KINDS = Object.keys(PAGES) as PageKind[];
/** The frame is the same in both languages: one on a phone, one on a desk. */
const WIDTHS = { 'zh-Hans': 390, en: 1280 };

declare global {
  interface Window {
    /** What moved, in words. */
    moved: string[];
  }
}

/** A browser paints what it has read of a page; what it has painted must stay where it is when more comes. */
for (const { lang, prefix } of EDITIONS)
  for (const kind of KINDS)
    test(`${kind} in ${lang} stays in its place while it arrives, ${WIDTHS[lang]} px`, async ({
      page,
      baseURL,
      complaints,
    }) => {
      const host = await startPiecewiseHost(`${baseURL}`, (n) => `<!--piece ${n}-->`);
      await page.setViewportSize({ width: WIDTHS[lang], height: 800 });
      await page.addInitScript(() => {
        window.moved = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { sources } = entry as PerformanceEntry & {
              sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
            };
            // Columns find their width with the rows.
            for (const { node, previousRect: from, currentRect: to } of sources)
              if (!node?.parentElement?.closest('table'))
                window.moved.push(
                  `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${from.x},${from.y} to ${to.x},${to.y}`,
                );
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(host.origin + prefix + PAGES[kind], { waitUntil: 'commit' });
      for (let piece = 0; host.sendNext(); piece++)
        await page.evaluate(async (text) => {
          const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
          const hasCome = () =>
            // What is in <noscript> is text where scripts run.
            document.evaluate(
              `boolean(//comment()[.="${text}"] | //noscript[contains(., "<!--${text}-->")])`,
              document,
              null,
              XPathResult.BOOLEAN_TYPE,
            ).booleanValue;
          while (!hasCome()) await painted();
          await painted();
        }, `piece ${piece}`);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.moved)).toEqual([]);
      await host.close();
      complaints.list = complaints.list.filter((text) => !text.includes('404'));
    });
