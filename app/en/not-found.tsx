import { NotFoundContent } from '@/components/shell/not-found/not-found-content';
import { SiteFrame } from '@/components/shell/site-frame';

/** Shown in development, and exported as `en/404.html` by `404/page.tsx`. */
export default function NotFound() {
  return (
    <SiteFrame locale="en" route="/">
      <NotFoundContent locale="en" />
    </SiteFrame>
  );
}
