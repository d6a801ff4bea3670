import { searchRoute } from '@/components/pages/search-route';

const { metadata, Page } = searchRoute('en');

export { metadata, Page as default };
