/**
 * The site's script: defines the custom elements and starts what belongs to the whole document. Every page of the export loads
 * it (`lib/export/bundle-site-script.server.ts`); in development `instrumentation-client.ts` does.
 */
import { CopyMarkdownElement } from '@/components/docs/doc-footer/copy-markdown.element';
import { SidebarElement } from '@/components/docs/sidebar/sidebar.element';
import { TocElement } from '@/components/docs/toc/toc.element';
import { DocsVersionElement } from '@/components/docs/version-menu/docs-version.element';
import { CodeElement } from '@/components/mdx/code-block/code-block.element';
import { ZoomElement } from '@/components/mdx/figure/zoom.element';
import { ScrollRegionElement } from '@/components/mdx/scroll-table/scroll-region.element';
import { TabsElement } from '@/components/mdx/tabs/tabs.element';
import '@/components/islands/mount';
import { startNavigation } from '@/components/navigation/start-navigation';
import { OfflinePageElement } from '@/components/offline/offline-page.element';
import { startOffline } from '@/components/offline/start-offline';
import { startSearch } from '@/components/search/start-search';
import { KeepPlaceElement } from '@/components/ui/keep-place.element';
import { IS_DEVELOPMENT } from '@/lib/site';
import { AnnouncementElement } from './announcement/announcement.element';
import { BackToTopElement } from './back-to-top/back-to-top.element';
import { MainMenuElement } from './main-menu/main-menu.element';
import { followScrollDirection } from './scroll-direction';
import { ThemeSwitchElement } from './theme-switch/theme-switch.element';
import { applyTrustedTypesPolicy } from './trusted-types-policy';

const ELEMENTS = {
  'site-announcement': AnnouncementElement,
  'site-back-to-top': BackToTopElement,
  'site-code': CodeElement,
  'site-copy-markdown': CopyMarkdownElement,
  'site-docs-version': DocsVersionElement,
  'site-keep-place': KeepPlaceElement,
  'site-main-menu': MainMenuElement,
  'site-offline-page': OfflinePageElement,
  'site-scroll-region': ScrollRegionElement,
  'site-sidebar': SidebarElement,
  'site-tabs': TabsElement,
  'site-theme-switch': ThemeSwitchElement,
  'site-toc': TocElement,
  'site-zoom': ZoomElement,
};

applyTrustedTypesPolicy();
// A module that changes in development is evaluated again, and an element can be defined only once.
for (const [name, element] of Object.entries(ELEMENTS))
  if (!customElements.get(name)) customElements.define(name, element);
followScrollDirection();
startOffline();
startSearch();
// In development React owns the page's elements, so links load documents.
if (!IS_DEVELOPMENT) startNavigation();
