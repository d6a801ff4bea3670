import NProgress from 'nprogress';

NProgress.configure({
  showSpinner: false,
  trickleSpeed: 240,
  template: '<div class="bar"></div>',
  barSelector: '.bar',
});

/** In a module of its own, so that nprogress is loaded only when a page loads slowly. */
export const PROGRESS_BAR = NProgress;
