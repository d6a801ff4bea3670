import type { Source } from '@/lib/content/model';
import { LOCALE_INFO, type Locale } from '@/lib/locales';

interface ArticleProps {
  locale: Locale;
  source: Source<{ title: string }>;
}

/** A page's text under its title, marked with the language it is written in. */
export function Article({ locale, source }: ArticleProps) {
  return (
    <article lang={source.locale === locale ? undefined : LOCALE_INFO[source.locale].htmlLang}>
      <h1>{source.frontMatter.title}</h1>
      <pre>{source.body}</pre>
    </article>
  );
}
