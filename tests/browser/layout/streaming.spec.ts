import { startChunkedHost } from '../support/chunked-host';
import { EDITIONS, PAGES, type PageKind } from '../support/editions';
import { expect, test } from '../support/test';

const KINDS = Object.keys(PAGES) as PageKind[];
/** Each language is tested at one width only, because the layout is the same in both. */
const WIDTHS = { 'zh-Hans': 390, en: 1280 };

declare global {
  interface Window {
    /** Descriptions of layout shifts. */
    movedElements: string[];
  }
}

/** A browser paints a page while it is still loading, so elements that are painted must not move when more HTML arrives. */
for (const { lang, prefix } of EDITIONS)
  for (const kind of KINDS)
    test(`${kind} in ${lang} has no layout shift while its HTML arrives, ${WIDTHS[lang]} px`, async ({
      page,
      baseURL,
      pageErrors,
    }) => {
      const host = await startChunkedHost(`${baseURL}`, (index) => `<!--chunk ${index}-->`);
      await page.setViewportSize({ width: WIDTHS[lang], height: 800 });
      await page.addInitScript(() => {
        window.movedElements = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { sources } = entry as PerformanceEntry & {
              sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
            };
            // Tables are excluded, because their column widths depend on all rows.
            for (const { node, previousRect: from, currentRect: to } of sources)
              if (!node?.parentElement?.closest('table'))
                window.movedElements.push(
                  `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${from.x},${from.y} to ${to.x},${to.y}`,
                );
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(host.origin + prefix + PAGES[kind], { waitUntil: 'commit' });
      for (let index = 0; host.sendNext(); index++)
        await page.evaluate(async (text) => {
          const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          const hasArrived = () =>
            // With scripting enabled, the content of <noscript> is text.
            document.evaluate(
              `boolean(//comment()[.="${text}"] | //noscript[contains(., "<!--${text}-->")])`,
              document,
              null,
              XPathResult.BOOLEAN_TYPE,
            ).booleanValue;
          while (!hasArrived()) await nextPaint();
          await nextPaint();
        }, `chunk ${index}`);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.movedElements)).toEqual([]);
      await host.close();
      pageErrors.ignore(/404/);
    });
