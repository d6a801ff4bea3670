import { docRoute } from '@/components/pages/doc-route';

const { generateStaticParams, generateMetadata, Page } = docRoute('zh-Hans');

export { generateMetadata, generateStaticParams, Page as default };
