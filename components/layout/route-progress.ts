import { pathToRoute } from '@/lib/paths';

/** Quick changes are over by then, and never ask for the bar; on most lines it is there when it is to show. */
const LOAD_DELAY_MS = 100;
const DELAY_MS = 200;
let timers: ReturnType<typeof setTimeout>[] = [];
let isWanted = false;
let shownRoute: string | undefined;

/** A change of page has begun. The bar shows when it takes more than 200 ms, and not for sections of the open page. */
export function beginRouteProgress(url: string): void {
  clearTimers();
  // Back on the open page: whatever was on its way is given up.
  if (routeOf(url) === shownRoute) stop();
  else timers = [setTimeout(() => withBar(() => {}), LOAD_DELAY_MS), setTimeout(show, DELAY_MS)];
}

/** A page is shown. */
export function endRouteProgress(pathname: string): void {
  shownRoute = routeOf(pathname);
  stop();
}

function show(): void {
  isWanted = true;
  withBar((bar) => {
    if (isWanted) bar.start();
  });
}

function clearTimers(): void {
  for (const timer of timers) clearTimeout(timer);
}

function stop(): void {
  clearTimers();
  if (!isWanted) return;
  isWanted = false;
  withBar((bar) => bar.done());
}

type Bar = typeof import('./progress-bar').PROGRESS_BAR;

/** Without its script there is no bar, and nothing else is lost. */
function withBar(use: (bar: Bar) => void): void {
  import('./progress-bar').then(
    ({ PROGRESS_BAR }) => use(PROGRESS_BAR),
    () => {},
  );
}

function routeOf(url: string): string {
  const { locale, route } = pathToRoute(new URL(url, location.href).pathname);
  return `${locale} ${route}`;
}
