import { prefersReducedData } from '@/lib/prefers-reduced-data';
import { isPage } from './load-page';

/** The pointer or focus must stay on a link this long to count as intent to open it. */
const INTENT_DELAY_MS = 65;

/** Calls `prefetch` with the path of a page when the reader hovers, focuses or presses a link to it. */
export function prefetchOnIntent(prefetch: (path: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: HTMLAnchorElement | null = null;
  const prefetchTarget = (link: HTMLAnchorElement) => {
    const { href, target, pathname } = link;
    const opensOtherPage = target === '' && !link.hasAttribute('download') && pathname !== location.pathname;
    if (opensOtherPage && isPage(new URL(href)) && !prefersReducedData()) prefetch(pathname);
  };
  const onIntent = ({ type, target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const isPress = type === 'pointerdown';
    if (link === pending && !isPress) return;
    clearTimeout(timer);
    pending = link;
    if (link && isPress) prefetchTarget(link);
    else if (link) timer = setTimeout(() => prefetchTarget(link), INTENT_DELAY_MS);
  };
  for (const type of ['mouseover', 'focusin', 'pointerdown'])
    document.addEventListener(type, onIntent, { passive: true });
}
