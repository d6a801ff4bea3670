import { blogRoute } from '@/components/pages/blog-route';

const { generateStaticParams, generateMetadata, Page } = blogRoute('zh-Hans');

export { generateMetadata, generateStaticParams, Page as default };
