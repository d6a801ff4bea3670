import NProgress from 'nprogress';
import { pathToRoute } from '@/lib/paths';

const DELAY_MS = 200;
let timer: ReturnType<typeof setTimeout> | undefined;
let shownRoute: string | undefined;

NProgress.configure({
  showSpinner: false,
  trickleSpeed: 240,
  template: '<div class="bar"></div>',
  barSelector: '.bar',
});

/** A change of page has begun. The bar shows when it takes more than 200 ms, and not for sections of the open page. */
export function beginRouteProgress(url: string): void {
  clearTimeout(timer);
  // Back on the open page: whatever was on its way is given up.
  if (routeOf(url) === shownRoute) stop();
  else timer = setTimeout(() => NProgress.start(), DELAY_MS);
}

/** A page is shown. */
export function endRouteProgress(pathname: string): void {
  shownRoute = routeOf(pathname);
  stop();
}

function stop(): void {
  clearTimeout(timer);
  NProgress.done();
}

function routeOf(url: string): string {
  const { locale, route } = pathToRoute(new URL(url, location.href).pathname);
  return `${locale} ${route}`;
}
