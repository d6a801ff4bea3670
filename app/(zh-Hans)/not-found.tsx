import { NotFoundContent } from '@/components/shell/not-found/not-found-content';
import { SiteFrame } from '@/components/shell/site-frame';

/** In development; on the published site hosts show `404.html` for what isn't there. */
export default function NotFound() {
  return (
    <SiteFrame locale="zh-Hans" route="/">
      <NotFoundContent locale="zh-Hans" />
    </SiteFrame>
  );
}
