export const metadata = { title: '404 | PeerBanHelper', robots: { index: false } };

export { NotFoundDocument as default } from '@/components/shell/not-found/not-found-document';
