import { offlineRoute } from '@/components/pages/offline-route';

const { metadata, Page } = offlineRoute('zh-Hans');

export { metadata, Page as default };
