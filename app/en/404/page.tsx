/** Exported as `en/404.html`, for hosts that serve the nearest `404.html` for unknown paths. */
export const metadata = { title: 'Page Not Found | PeerBanHelper', robots: { index: false } };

export { default } from '../not-found';
