import { plainPageRoute } from '@/components/pages/plain-page-route';

const { generateStaticParams, generateMetadata, Page } = plainPageRoute('zh-Hans');

export { generateMetadata, generateStaticParams, Page as default };
