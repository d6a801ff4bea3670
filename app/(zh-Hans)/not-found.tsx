import { NotFoundContent } from '@/components/shell/not-found/not-found-content';
import { SiteFrame } from '@/components/shell/site-frame';

/** Shown in development only. Hosts of the published site serve `404.html` for unknown paths. */
export default function NotFound() {
  return (
    <SiteFrame locale="zh-Hans" route="/">
      <NotFoundContent locale="zh-Hans" />
    </SiteFrame>
  );
}
