import { docRoute } from '@/components/pages/doc-route';

const { generateStaticParams, generateMetadata, Page } = docRoute('en');

export { generateMetadata, generateStaticParams, Page as default };
