// Next replaces the condition at compile time, so builds contain none of this code.
if (process.env.NODE_ENV === 'development') {
  // Starts after hydration, because React would report the site script's DOM changes as hydration mismatches.
  addEventListener('hydrated', () => void import('@/components/shell/start'), { once: true });
  void import('@/components/dev/show-problems.client').then(({ showProblems }) => showProblems());
}
