import { blogRoute } from '@/components/pages/blog-route';

const { generateStaticParams, generateMetadata, Page } = blogRoute('en');

export { generateMetadata, generateStaticParams, Page as default };
