import { translate } from '@/lib/i18n/messages';
import { SITE } from '@/lib/site';

/** Exported as `en/404.html`, for hosts that serve the nearest `404.html` for unknown paths. */
export const metadata = { title: `${translate('en', 'notFound.title')} | ${SITE.name}`, robots: { index: false } };

export { default } from '../not-found';
