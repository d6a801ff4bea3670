import { offlineRoute } from '@/components/pages/offline-route';

const { metadata, Page } = offlineRoute('en');

export { metadata, Page as default };
