import { pathToRoute } from '@/lib/paths';

const DELAY_MS = 200;
/** As long as `[data-route-progress=done]` takes to fade (`app/styles/base.css`). */
const FADE_MS = 200;
let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;
let shownRoute: string | undefined;

/** A change of page has begun. The bar shows when it takes more than 200 ms, and not for sections of the open page. */
export function beginRouteProgress(url: string): void {
  clearTimeout(timer);
  // Back on the open page: whatever was on its way is given up.
  if (routeOf(url) === shownRoute) stop();
  else timer = setTimeout(start, DELAY_MS);
}

/** A page is shown. */
export function endRouteProgress(pathname: string): void {
  shownRoute = routeOf(pathname);
  stop();
}

/** How it grows is the stylesheet's. */
function start(): void {
  if (bar) return;
  bar = document.createElement('div');
  bar.dataset.routeProgress = '';
  document.body.append(bar);
}

function stop(): void {
  clearTimeout(timer);
  const done = bar;
  bar = undefined;
  if (!done) return;
  done.dataset.routeProgress = 'done';
  setTimeout(() => done.remove(), FADE_MS);
}

function routeOf(url: string): string {
  const { locale, route } = pathToRoute(new URL(url, location.href).pathname);
  return `${locale} ${route}`;
}
