import { blogRoute } from '@/components/pages/blog-route';

const { generateMetadata, Page } = blogRoute('zh-Hans');

export { generateMetadata, Page as default };
