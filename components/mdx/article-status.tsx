import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { ArticleBehavior } from './article-behavior.client';

/** Stands behind an article: what makes it interactive, with the words for that. */
export function ArticleStatus({ locale }: { locale: Locale }) {
  return (
    <ArticleBehavior
      copied={translate(locale, 'code.copied')}
      copyFailed={translate(locale, 'code.copyFailed')}
      close={translate(locale, 'mdx.close')}
    />
  );
}
