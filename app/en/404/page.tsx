/** Exported as `en/404.html`, for hosts that look for the nearest one. */
export const metadata = { title: 'Page Not Found | PeerBanHelper', robots: { index: false } };

export { default } from '../not-found';
