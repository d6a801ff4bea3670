import type { BlogPosting, BreadcrumbList, Graph } from 'schema-dts';
import type { Doc, LocaleContent, Post } from '@/lib/content/model';
import { breadcrumbsOf, type Crumb } from '@/lib/content/navigation';
import { translate } from '@/lib/i18n/messages';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import { blogPageToRoute, routeToUrl } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { SOCIAL_IMAGE } from './page-metadata';

const CONTEXT = 'https://schema.org';

/** Returns the structured data of the home page. */
export function homeJsonLd(locale: Locale): Graph {
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'WebSite',
        name: SITE.name,
        url: routeToUrl(locale, '/'),
        description: translate(locale, 'site.description'),
        inLanguage: LOCALE_INFO[locale].htmlLang,
      },
    ],
  };
}

export function docJsonLd(content: LocaleContent, doc: Doc, updated: Date | undefined): Graph {
  return articleGraph('TechArticle', doc, breadcrumbsOf(content, doc.id), modified(updated));
}

export function postJsonLd(post: Post, updated: Date | undefined): Graph {
  const { locale, date, authors, tags } = post;
  const blog = { label: translate(locale, 'blog.title'), route: blogPageToRoute(1) };
  return articleGraph('BlogPosting', post, [blog], {
    datePublished: date,
    ...modified(updated),
    author: authors.map(({ name, route }) => ({ '@type': 'Person', name, url: routeToUrl(locale, route) })),
    keywords: tags.map(({ name }) => name),
  });
}

const modified = (updated: Date | undefined) => updated && { dateModified: updated.toISOString() };

function articleGraph(
  type: 'TechArticle' | 'BlogPosting',
  { locale, route, source }: Doc | Post,
  crumbs: readonly Crumb[],
  properties: Omit<Exclude<BlogPosting, string>, '@type'> | undefined,
): Graph {
  const { title, description } = source.frontMatter;
  return {
    '@context': CONTEXT,
    '@graph': [
      breadcrumbList(locale, [...crumbs, { label: title, route }]),
      {
        '@type': type,
        headline: title,
        description,
        url: routeToUrl(locale, route),
        image: SOCIAL_IMAGE.url,
        inLanguage: LOCALE_INFO[locale].htmlLang,
        ...properties,
        publisher: { '@type': 'Organization', name: SITE.name, url: routeToUrl(locale, '/') },
        license: SITE.contentLicense,
      },
    ],
  };
}

/** The breadcrumbs from the home page, without groups that have no page. */
function breadcrumbList(locale: Locale, crumbs: readonly Crumb[]): BreadcrumbList {
  const steps = [{ label: translate(locale, 'docs.home'), route: '/' }, ...crumbs].flatMap(({ label, route }) =>
    route === null ? [] : { name: label, item: routeToUrl(locale, route) },
  );
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
