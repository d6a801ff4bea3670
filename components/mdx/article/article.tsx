import { MDXRemote } from 'next-mdx-remote';
import type { ReactNode } from 'react';
import { mdxComponents } from '@/components/mdx/mdx-components';
import type { Source } from '@/lib/content/model';
import { translate } from '@/lib/i18n/messages';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import type { CompiledMdx } from '@/lib/mdx/compile.server';
import { staticHtml } from '@/lib/static-html.server';

interface ArticleProps {
  locale: Locale;
  source: Source<{ title: string }>;
  compiled: Pick<CompiledMdx, 'compiledSource'>;
  /** Replaces the default heading, which contains only the title. */
  heading?: ReactNode;
}

/** The heading and text of a page, with the language that the text is written in. */
export function Article({ locale, source, compiled, heading }: ArticleProps) {
  return (
    <>
      <article
        className="prose"
        lang={source.locale === locale ? undefined : LOCALE_INFO[source.locale].htmlLang}
        {...staticHtml(
          <>
            {heading ?? <h1>{source.frontMatter.title}</h1>}
            <MDXRemote
              compiledSource={compiled.compiledSource}
              components={mdxComponents(locale)}
              frontmatter={{}}
              scope={{}}
            />
          </>,
        )}
      />
      {/* The live region and the messages of the article's custom elements. */}
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
