import { siteRoute } from '@/components/pages/site-route';

const { generateStaticParams, generateMetadata, Page } = siteRoute('en');

export { generateMetadata, generateStaticParams, Page as default };
