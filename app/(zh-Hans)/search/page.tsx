import { searchRoute } from '@/components/pages/search-route';

const { metadata, Page } = searchRoute('zh-Hans');

export { metadata, Page as default };
