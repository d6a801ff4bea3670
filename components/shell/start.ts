/**
 * The entry point of the site's script: defines the custom elements and starts the features that work on the whole
 * document. Exported pages load it as a bundle (`lib/export/bundle-site-script.server.ts`); in development
 * `instrumentation-client.ts` imports it.
 */
import { CopyMarkdownElement } from '@/components/docs/doc/copy-markdown.element';
import { DocsVersionElement } from '@/components/docs/docs-frame/docs-version.element';
import { SidebarElement } from '@/components/docs/sidebar/sidebar.element';
import { TocElement } from '@/components/docs/toc/toc.element';
import { ScrollRegionElement } from '@/components/mdx/article/scroll-region.element';
import { CodeElement } from '@/components/mdx/code-block/code-block.element';
import { ZoomElement } from '@/components/mdx/figure/zoom.element';
import { QuestionsElement } from '@/components/mdx/questions/questions.element';
import { TabsElement } from '@/components/mdx/tabs/tabs.element';
import '@/components/islands/mount';
import { startNavigation } from '@/components/navigation/start-navigation';
import { SavedPagesElement } from '@/components/offline/saved-pages.element';
import { startOffline } from '@/components/offline/start-offline';
import { startSearch } from '@/components/search/start-search';
import { IS_DEVELOPMENT } from '@/lib/site';
import { AnnouncementElement } from './announcement/announcement.element';
import { MainMenuElement } from './main-menu/main-menu.element';
import { NearestPageElement } from './not-found/nearest-page.element';
import { trackScrollDirection } from './scroll-direction';
import { ThemeSwitchElement } from './theme-switch/theme-switch.element';
import { applyTrustedTypesPolicy } from './trusted-types-policy';

const ELEMENTS = {
  'site-announcement': AnnouncementElement,
  'site-code': CodeElement,
  'site-copy-markdown': CopyMarkdownElement,
  'site-docs-version': DocsVersionElement,
  'site-main-menu': MainMenuElement,
  'site-nearest-page': NearestPageElement,
  'site-questions': QuestionsElement,
  'site-saved-pages': SavedPagesElement,
  'site-scroll-region': ScrollRegionElement,
  'site-sidebar': SidebarElement,
  'site-tabs': TabsElement,
  'site-theme-switch': ThemeSwitchElement,
  'site-toc': TocElement,
  'site-zoom': ZoomElement,
};

applyTrustedTypesPolicy();
// Hot reloading evaluates this module again in development, but an element can be defined only once.
for (const [name, element] of Object.entries(ELEMENTS))
  if (!customElements.get(name)) customElements.define(name, element);
// Links to the page's translations keep its query string and fragment.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-keep-place]') : null;
  if (link) Object.assign(link, { search: location.search, hash: location.hash });
});
trackScrollDirection();
startOffline();
startSearch();
// In development React manages the DOM, so links load full documents instead of swapping pages.
if (!IS_DEVELOPMENT) startNavigation();
