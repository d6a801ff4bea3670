import { plainPageRoute } from '@/components/pages/plain-page-route';

const { generateStaticParams, generateMetadata, Page } = plainPageRoute('en');

export { generateMetadata, generateStaticParams, Page as default };
