import { siteRoute } from '@/components/pages/site-route';
import { DEFAULT_LOCALE } from '@/lib/locales';

const { generateStaticParams, generateMetadata, Page } = siteRoute(DEFAULT_LOCALE);

export { generateMetadata, generateStaticParams, Page as default };
