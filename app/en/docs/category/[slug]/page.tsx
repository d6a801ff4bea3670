import { categoryRoute } from '@/components/pages/category-route';

const { generateStaticParams, generateMetadata, Page } = categoryRoute('en');

export { generateMetadata, generateStaticParams, Page as default };
