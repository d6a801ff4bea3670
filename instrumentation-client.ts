// A literal that Next evaluates while it compiles, so that a build contains nothing of this.
if (process.env.NODE_ENV === 'development') {
  // The site's script changes elements, which React would report as differences if it had yet to hydrate them.
  addEventListener('hydrated', () => void import('@/components/shell/start'), { once: true });
  void import('@/components/dev/show-problems.client').then(({ showProblems }) => showProblems());
}
