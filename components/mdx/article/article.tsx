import type { ReactNode } from 'react';
import { mdxComponents } from '@/components/mdx/mdx-components';
import type { Source } from '@/lib/content/model';
import { translate } from '@/lib/i18n/messages';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import type { CompiledMdx } from '@/lib/mdx/compile.server';
import { evaluateMdx } from '@/lib/mdx/evaluate';
import { staticHtml } from '@/lib/static-html.server';

interface ArticleProps {
  locale: Locale;
  source: Source<{ title: string }>;
  compiled: Pick<CompiledMdx, 'compiledSource'>;
  /** Replaces the heading with the title alone. */
  heading?: ReactNode;
}

/** A page's text under its heading, marked with the language it is written in. */
export function Article({ locale, source, compiled, heading }: ArticleProps) {
  return (
    <>
      <article
        className="prose"
        lang={source.locale === locale ? undefined : LOCALE_INFO[source.locale].htmlLang}
        {...staticHtml(
          <>
            {heading ?? <h1>{source.frontMatter.title}</h1>}
            {evaluateMdx(compiled.compiledSource, mdxComponents(locale))}
          </>,
        )}
      />
      {/* Where the elements of an article speak to screen readers, with the words they use. */}
      <div
        role="status"
        className="visually-hidden"
        data-article-status=""
        data-copied={translate(locale, 'code.copied')}
        data-copy-failed={translate(locale, 'code.copyFailed')}
        data-close={translate(locale, 'mdx.close')}
      />
    </>
  );
}
