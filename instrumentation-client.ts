import { attachBehavior } from '@/components/layout/attach-behavior';
import { beginRouteProgress } from '@/components/layout/route-progress';

attachBehavior();
// A literal, which Next knows while it compiles: a build knows nothing of what follows, its styles included.
if (process.env.NODE_ENV === 'development') {
  void import('@/components/dev/show-problems.client').then(({ showProblems }) => showProblems());
}

/** Next calls it when a change of page begins. */
export function onRouterTransitionStart(url: string): void {
  beginRouteProgress(url);
}
