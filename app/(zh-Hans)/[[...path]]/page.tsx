import { siteRoute } from '@/components/pages/site-route';

const { generateStaticParams, generateMetadata, Page } = siteRoute('zh-Hans');

export { generateMetadata, generateStaticParams, Page as default };
