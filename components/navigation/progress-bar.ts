import NProgress from 'nprogress';

NProgress.configure({
  showSpinner: false,
  trickleSpeed: 240,
  template: '<div class="bar"></div>',
  barSelector: '.bar',
});

/** Loaded only when a page takes long. */
export const PROGRESS_BAR = NProgress;
