import NProgress from 'nprogress';

NProgress.configure({
  showSpinner: false,
  trickleSpeed: 240,
  template: '<div class="bar"></div>',
  barSelector: '.bar',
});

/** The bar of `route-progress.ts`, in a part of the script that quick changes of page do without. */
export const PROGRESS_BAR = NProgress;
