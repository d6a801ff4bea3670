/**
 * The site's own script: what a finished page runs instead of the framework (`lib/build/without-framework.ts`). The same
 * behavior is attached by React where the framework stays, in development for instance. What is loaded on demand stands in
 * `import()`, and each time in a file of its own (`lib/build/site-script.node.ts`): state is handed over, not imported.
 */
import { followReadingLate } from '@/components/docs/follow-reading-late';
import { rememberDocsVersion } from '@/components/docs/remember-docs-version';
import { revealCurrent } from '@/components/docs/reveal-current';
import { versionPaths } from '@/components/docs/version-paths';
import { startArticle } from '@/components/mdx/behavior/start-article';
import { startSearchPage } from '@/components/search/behavior/start-search-page';
import { attachBehavior } from './attach-behavior';
import { followLinks } from './follow-links';
import { lazyRouter } from './lazy-router';
import { closeMainMenu } from './main-menu-behavior';
import { trustOnlyThisSite } from './trust-only-this-site';

trustOnlyThisSite();
attachBehavior();
followReadingLate();
startArticle(document);
revealCurrent(document.querySelector<HTMLElement>('[data-sidebar]'));
rememberDocsVersion(versionPaths());
followLinks(lazyRouter({ onShown: lookAtNewPage, onMore: lookAtMore }));

/** What comes late is part of the article, and the page is longer with it: other sections may be the ones that are read. */
function lookAtMore(): void {
  startArticle(document);
  dispatchEvent(new Event('resize'));
}

/** Everything that looks at the page that is shown and has been started for another one. */
function lookAtNewPage(): void {
  closeMainMenu();
  startArticle(document);
  startSearchPage();
  revealCurrent(document.querySelector<HTMLElement>('[data-sidebar]'));
  rememberDocsVersion(versionPaths());
}
