import { DocLink } from '@/components/ui/doc-link.client';
import type { Crumb } from '@/lib/content/navigation';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToPath } from '@/lib/paths';

interface BreadcrumbsProps {
  locale: Locale;
  crumbs: readonly Crumb[];
  current: string;
}

export function Breadcrumbs({ locale, crumbs, current }: BreadcrumbsProps) {
  const t = translator(locale);
  return (
    <nav aria-label={t('docs.breadcrumbs')}>
      <ol>
        <li>
          <DocLink href={routeToPath(locale, '/')}>{t('docs.home')}</DocLink>
        </li>
        {crumbs.map(({ label, route }) => (
          <li key={label}>{route ? <DocLink href={routeToPath(locale, route)}>{label}</DocLink> : label}</li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
