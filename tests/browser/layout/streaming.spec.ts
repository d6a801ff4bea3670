import { startChunkedHost } from '../support/chunked-host';
import { PAGES } from '../support/editions';
import { expect, test } from '../support/test';

/** The pages with the most different parts, each in one language and at one width, because the layout is the same. */
const CASES = [
  { path: PAGES.doc, width: 390 },
  { path: `/en${PAGES.doc}`, width: 1280 },
  { path: `/en${PAGES.home}`, width: 390 },
  { path: PAGES.notFound, width: 390 },
  { path: `/en${PAGES.blog}`, width: 1280 },
];

declare global {
  interface Window {
    /** Descriptions of layout shifts. */
    movedElements: string[];
  }
}

/** A browser paints a page while it is still loading, so elements that are painted must not move when more HTML arrives. */
for (const { path, width } of CASES)
  test(`${path} has no layout shift while its HTML arrives, ${width} px`, async ({ page, baseURL, pageErrors }) => {
    const host = await startChunkedHost(`${baseURL}`, (index) => `<!--chunk ${index}-->`);
    await page.setViewportSize({ width, height: 800 });
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
    await page.goto(host.origin + path, { waitUntil: 'commit' });
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
