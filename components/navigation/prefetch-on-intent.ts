import { isSparingConnection } from '@/lib/sparing-connection';
import { isPage } from './is-page';

/** How long pointer or focus rest on a link before that counts as intent. */
const INTENT_DELAY_MS = 65;

/** Calls `prefetch` with the path of a page whose link the reader points at, focuses or presses. */
export function prefetchOnIntent(prefetch: (path: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: HTMLAnchorElement | null = null;
  const prefetchTarget = (link: HTMLAnchorElement) => {
    const { href, target, pathname } = link;
    const isFollowed = target === '' && !link.hasAttribute('download') && pathname !== location.pathname;
    if (isFollowed && isPage(new URL(href)) && !isSparingConnection()) prefetch(pathname);
  };
  const onIntent = ({ target }: Event) => {
    const link = linkOf(target);
    if (link === pending) return;
    clearTimeout(timer);
    pending = link;
    if (link) timer = setTimeout(() => prefetchTarget(link), INTENT_DELAY_MS);
  };
  const onPress = ({ target }: Event) => {
    const link = linkOf(target);
    if (link) prefetchTarget(link);
  };
  document.addEventListener('mouseover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent, { passive: true });
  document.addEventListener('pointerdown', onPress, { passive: true });
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
