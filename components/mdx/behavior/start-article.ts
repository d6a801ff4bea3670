import { startCopyCode } from './start-copy-code';
import { startImageZoom } from './start-image-zoom';
import { startScrollRegions } from './start-scroll-regions';
import { prepareTabs, startTabs } from './start-tabs';

const PREPARE = 'article:prepare';

/**
 * Everything that moves in an article: copying, tabs, zoom, regions that scroll. Plain DOM, delegated to the document.
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
  const stops = [startCopyCode(document), startTabs(document), startImageZoom(document), regions.stop];
  const prepare = () => {
    prepareTabs(document);
    regions.prepare();
  };
  document.addEventListener(PREPARE, prepare);
  return () => {
    document.removeEventListener(PREPARE, prepare);
    for (const stop of stops) stop();
    delete dataset.article;
  };
}
