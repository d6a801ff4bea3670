import type { ReactNode } from 'react';
import type { Source } from '@/lib/content/model';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import type { CompiledMdx } from '@/lib/mdx/compiled-mdx';
import { evaluateMdx } from '@/lib/mdx/evaluate';
import { staticHtml } from '@/lib/static-html.node';
import { ArticleStatus } from './article-status';
import { mdxComponents } from './mdx-components';

interface ArticleProps {
  locale: Locale;
  source: Source<{ title: string }>;
  compiled: Pick<CompiledMdx, 'compiledSource'>;
  /** What the text stands under, instead of its title alone. */
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
      <ArticleStatus locale={locale} />
    </>
  );
}
