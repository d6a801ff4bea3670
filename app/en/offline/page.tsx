import { OfflinePage } from '@/components/offline/offline-page';
import { offlineMetadata } from '@/components/offline/offline-route';

export const metadata = offlineMetadata('en');

export default function Page() {
  return <OfflinePage locale="en" />;
}
