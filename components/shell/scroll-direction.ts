import { findSection } from '@/components/ui/find-section';

/** Within this distance of the top, the header stays visible and the back-to-top button hidden. */
const TOP_PX = 240;
/** Shorter movements are ignored, after an arrival also those that images and fields cause. */
const STEP_PX = 6;
const ARRIVAL_STEP_PX = 48;

/** Whether the page has just jumped to the section in its address, so that readers must see where they are. */
function isArrival(distance: number): boolean {
  if (Math.abs(distance) < innerHeight / 2) return false;
  const top = findSection(location.hash)?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < innerHeight / 2;
}

/** Sets `data-scroll` on the root element, with which CSS hides the header and shows the back-to-top button. */
export function trackScrollDirection(): void {
  let lastScrollY = scrollY;
  const update = () => {
    const distance = scrollY - lastScrollY;
    const { dataset } = document.documentElement;
    if (scrollY < TOP_PX) dataset.scroll = 'top';
    else if (Math.abs(distance) < (dataset.scroll === 'arrival' ? ARRIVAL_STEP_PX : STEP_PX)) return;
    else if (isArrival(distance)) dataset.scroll = 'arrival';
    else dataset.scroll = distance > 0 ? 'down' : 'up';
    lastScrollY = scrollY;
  };
  // Browsers send at most one scroll event per frame.
  addEventListener('scroll', update, { passive: true });
  document.querySelector('[data-to-top]')?.addEventListener('click', () => scrollTo(0, 0));
}
