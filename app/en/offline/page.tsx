import { OfflinePage } from '@/components/offline/offline-page';
import { offlineMetadata } from '@/components/offline/offline-route';
import { SiteFrame } from '@/components/shell/site-frame';
import { OFFLINE_ROUTE } from '@/lib/paths';

export const metadata = offlineMetadata('en');

export default function Page() {
  return (
    <SiteFrame locale="en" route={OFFLINE_ROUTE}>
      <OfflinePage locale="en" />
    </SiteFrame>
  );
}
