import { OfflinePage } from '@/components/offline/offline-page';
import { offlineMetadata } from '@/components/offline/offline-route';

export const metadata = offlineMetadata('zh-Hans');

export default function Page() {
  return <OfflinePage locale="zh-Hans" />;
}
