import type { ReactNode } from 'react';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { ArticleBehavior } from './article-behavior.client';

/** MDX's wrapper: the page's content, and what makes it interactive. */
export function ArticleBody({ locale, children }: { locale: Locale; children?: ReactNode }) {
  return (
    <>
      {children}
      <ArticleBehavior
        copied={translate(locale, 'code.copied')}
        copyFailed={translate(locale, 'code.copyFailed')}
        close={translate(locale, 'mdx.close')}
      />
    </>
  );
}
