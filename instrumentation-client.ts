import { attachBehavior } from '@/components/layout/attach-behavior';
import { beginRouteProgress } from '@/components/layout/route-progress';

attachBehavior();

/** Next calls it when a change of page begins. */
export function onRouterTransitionStart(url: string): void {
  beginRouteProgress(url);
}
