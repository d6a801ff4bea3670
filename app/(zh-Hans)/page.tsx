import { homeRoute } from '@/components/pages/home-route';

const { metadata, Page } = homeRoute('zh-Hans');

export { metadata, Page as default };
