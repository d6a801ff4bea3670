import { NotFoundContent } from '@/components/shell/not-found/not-found-content';
import { SiteFrame } from '@/components/shell/site-frame';
import { DEFAULT_LOCALE } from '@/lib/locales';

/** Shown in development only. Hosts of the published site serve `404.html` for unknown paths. */
export default function NotFound() {
  return (
    <SiteFrame locale={DEFAULT_LOCALE} route="/">
      <NotFoundContent locale={DEFAULT_LOCALE} />
    </SiteFrame>
  );
}
