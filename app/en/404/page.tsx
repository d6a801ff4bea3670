import { NotFoundContent } from '@/components/shell/not-found/not-found-content';
import { SiteFrame } from '@/components/shell/site-frame';

/** Exported as `en/404.html`, for hosts that look for the nearest one. */
export const metadata = { title: 'Page Not Found | PeerBanHelper', robots: { index: false } };

export default function Page() {
  return (
    <SiteFrame locale="en" route="/">
      <NotFoundContent locale="en" />
    </SiteFrame>
  );
}
