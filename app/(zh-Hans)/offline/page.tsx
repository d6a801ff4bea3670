import { OfflinePage } from '@/components/offline/offline-page';
import { offlineMetadata } from '@/components/offline/offline-route';
import { SiteFrame } from '@/components/shell/site-frame';
import { OFFLINE_ROUTE } from '@/lib/paths';

export const metadata = offlineMetadata('zh-Hans');

export default function Page() {
  return (
    <SiteFrame locale="zh-Hans" route={OFFLINE_ROUTE}>
      <OfflinePage locale="zh-Hans" />
    </SiteFrame>
  );
}
