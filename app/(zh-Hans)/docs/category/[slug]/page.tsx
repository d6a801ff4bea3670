import { categoryRoute } from '@/components/pages/category-route';

const { generateStaticParams, generateMetadata, Page } = categoryRoute('zh-Hans');

export { generateMetadata, generateStaticParams, Page as default };
