import { NotFoundDocument } from '@/components/shell/not-found/not-found-document';

export const metadata = { title: '404 | PeerBanHelper', robots: { index: false } };

export default function GlobalNotFound() {
  return <NotFoundDocument />;
}
