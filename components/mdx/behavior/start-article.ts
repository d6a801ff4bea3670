import { startCopyCode } from './start-copy-code';
import { startScrollRegions } from './start-scroll-regions';

const PREPARE = 'article:prepare';

/**
 * Everything that moves in an article: copying, tabs, zoom, regions that scroll. Plain DOM, delegated to the document. What
 * few articles have is loaded with the first that has it.
 *
 * A second start, by React after the page's own script for instance, makes the running one look at what is new on the
 * page.
 */
export function startArticle(document: Document): () => void {
  const { dataset } = document.documentElement;
  if (dataset.article !== undefined) {
    document.dispatchEvent(new Event(PREPARE));
    return () => undefined;
  }
  dataset.article = '';
  const regions = startScrollRegions(document);
  const stops = [startCopyCode(document), regions.stop];
  let tabs: Promise<() => void> | undefined;
  let zoom: Promise<void> | undefined;
  const startRareParts = () => {
    if (tabs) tabs.then((prepareTabs) => prepareTabs(), ignore);
    else if (document.querySelector('[data-tabs]')) {
      tabs = import('./start-tabs').then(({ startTabs, prepareTabs }) => {
        stops.push(startTabs(document));
        return () => prepareTabs(document);
      });
      tabs.catch(ignore);
    }
    if (document.querySelector('[data-zoom]')) {
      zoom ??= import('./start-image-zoom').then(({ startImageZoom }) => {
        stops.push(startImageZoom(document));
      });
      zoom.catch(ignore);
    }
  };
  startRareParts();
  const prepare = () => {
    startRareParts();
    regions.prepare();
  };
  document.addEventListener(PREPARE, prepare);
  return () => {
    document.removeEventListener(PREPARE, prepare);
    for (const stop of stops) stop();
    delete dataset.article;
  };
}

/** Without its script the first of the alternatives shows, and a picture is the link that it is. */
function ignore(): void {}
