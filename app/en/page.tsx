import { homeRoute } from '@/components/pages/home-route';

const { metadata, Page } = homeRoute('en');

export { metadata, Page as default };
