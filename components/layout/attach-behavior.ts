import { copyMarkdown } from '@/components/docs/copy-markdown';
import { fillGroups } from '@/components/docs/fill-groups';
import { saveSidebar } from '@/components/docs/save-sidebar';
import { toggleToc } from '@/components/docs/toggle-toc';
import { startOffline } from '@/components/offline/start-offline';
import { withPacks } from '@/components/offline/with-packs';
import { startSearch } from '@/components/search/behavior/start-search';
import { followColorMode, switchColorMode } from '@/components/theme/color-mode';
import { dismissAnnouncement } from './dismiss-announcement';
import { keepPlace } from './keep-place';
import { attachMainMenu, closeMainMenu, openMainMenu } from './main-menu-behavior';
import { followScroll } from './scroll-state';

/** What a button with `data-action` does. */
const ACTIONS: Record<string, (button: HTMLElement) => void> = {
  'switch-theme': switchColorMode,
  'dismiss-announcement': dismissAnnouncement,
  'open-menu': openMainMenu,
  'close-menu': closeMainMenu,
  'back-to-top': () => scrollTo(0, 0),
  'toggle-toc': toggleToc,
  'copy-markdown': copyMarkdown,
  'keep-pack': (button) => void withPacks((packs) => packs.keepChosenPack(button)),
  'drop-pack': (button) => void withPacks((packs) => packs.dropChosenPack(button)),
};

/**
 * Brings the page's furniture to life. Plain listeners on the document: they need neither React nor the elements to be
 * there yet, outlive every change of page, and are attached once, whoever asks first. What changes the article's elements
 * is not among them: React would find its page changed before it has taken it over.
 */
export function attachBehavior(): void {
  const { dataset } = document.documentElement;
  if (dataset.behavior !== undefined) return;
  dataset.behavior = '';
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[data-action]');
    if (button) ACTIONS[button.dataset.action ?? '']?.(button);
    const link = target.closest<HTMLAnchorElement>('a[data-keep-place]');
    if (link) keepPlace(link);
  });
  attachMainMenu();
  followColorMode();
  followScroll();
  startOffline();
  startSearch();
  fillGroups();
  addEventListener('pagehide', () => saveSidebar());
}
