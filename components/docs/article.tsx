import { ArticleStatus, mdxComponents } from '@/components/mdx';
import type { Source } from '@/lib/content/model';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import type { CompiledMdx } from '@/lib/mdx/compiled-mdx';
import { evaluateMdx } from '@/lib/mdx/evaluate';
import { staticHtml } from '@/lib/static-html.node';

interface ArticleProps {
  locale: Locale;
  source: Source<{ title: string }>;
  compiled: Pick<CompiledMdx, 'compiledSource'>;
}

/** A page's text under its title, marked with the language it is written in. */
export function Article({ locale, source, compiled }: ArticleProps) {
  const html = staticHtml(
    <>
      <h1>{source.frontMatter.title}</h1>
      {evaluateMdx(compiled.compiledSource, mdxComponents(locale))}
    </>,
  );
  return (
    <>
      <article
        className="prose"
        lang={source.locale === locale ? undefined : LOCALE_INFO[source.locale].htmlLang}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React just now
        dangerouslySetInnerHTML={html}
        suppressHydrationWarning
      />
      <ArticleStatus locale={locale} />
    </>
  );
}
