import { blogRoute } from '@/components/pages/blog-route';

const { generateMetadata, Page } = blogRoute('en');

export { generateMetadata, Page as default };
