import { DocLink } from '@/components/ui/doc-link.client';
import type { Doc } from '@/lib/content/model';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToPath } from '@/lib/paths';

interface PagerProps {
  locale: Locale;
  previous?: Doc | undefined;
  next?: Doc | undefined;
}

export function Pager({ locale, previous, next }: PagerProps) {
  const t = translator(locale);
  return (
    <nav aria-label={t('docs.pager')}>
      {previous && (
        <DocLink rel="prev" href={routeToPath(locale, previous.route)}>
          {t('docs.previous')} {previous.source.frontMatter.title}
        </DocLink>
      )}
      {next && (
        <DocLink rel="next" href={routeToPath(locale, next.route)}>
          {t('docs.next')} {next.source.frontMatter.title}
        </DocLink>
      )}
    </nav>
  );
}
