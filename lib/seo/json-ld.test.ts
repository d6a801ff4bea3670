import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadContent } from '@/lib/content/load.server';
import { SITE } from '@/lib/site';
import { localized } from '@/tests/support/localized';
import { doc, post, temporaryProject } from '@/tests/support/temporary-project';
import { docJsonLd, homeJsonLd, postJsonLd } from './json-ld';

const url = z.url().startsWith(SITE.origin);
const organization = z.strictObject({ '@type': z.literal('Organization'), name: z.string(), url });

/** Google's requirements for each type. The types of schema-dts check the names of properties. */
const Breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({ '@type': z.literal('ListItem'), position: z.int().min(1), name: z.string().min(1), item: url }),
    )
    .min(2),
});
const article = {
  headline: z.string().min(1).max(110),
  description: z.string().min(1),
  url,
  image: url.endsWith('.png'),
  inLanguage: z.enum(['zh-Hans', 'en']),
  dateModified: z.iso.datetime().optional(),
  publisher: organization,
  license: z.url(),
};
const Node = z.discriminatedUnion('@type', [
  Breadcrumbs,
  z.strictObject({ '@type': z.literal('TechArticle'), ...article }),
  z.strictObject({
    '@type': z.literal('BlogPosting'),
    ...article,
    datePublished: z.iso.date(),
    author: z.array(z.strictObject({ '@type': z.literal('Person'), name: z.string(), url })).min(1),
    keywords: z.array(z.string()),
  }),
  z.strictObject({
    '@type': z.literal('WebSite'),
    name: z.string(),
    url,
    description: z.string(),
    inLanguage: z.string(),
    potentialAction: z.strictObject({
      '@type': z.literal('SearchAction'),
      target: z.strictObject({
        '@type': z.literal('EntryPoint'),
        urlTemplate: z.string().endsWith('?q={search_term_string}'),
      }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
]);
const Graph = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(Node) });

async function load() {
  const both = (text: string) => localized(text, text);
  const root = await temporaryProject({
    'content/authors.json': JSON.stringify({ ann: { name: 'Ann', about: both('Writes.') } }),
    'content/tags.json': JSON.stringify({ hello: { label: both('Hello'), description: both('Greetings.') } }),
    'content/zh-Hans/docs/faq.mdx': doc({ title: '常见问题' }),
    'content/zh-Hans/docs/setup/_category.json': JSON.stringify({ label: '安装', slug: '安装' }),
    'content/zh-Hans/docs/setup/Linux/_category.json': JSON.stringify({ label: 'Linux' }),
    'content/zh-Hans/docs/setup/Linux/Deb.mdx': doc({ title: 'Deb' }),
    'content/zh-Hans/blog/2026-01-01-a.mdx': post({ extra: 'tags: [hello]\n' }),
  });
  return (await loadContent(root)).locales['zh-Hans'];
}

describe('structured data', () => {
  it('of a doc has the article and breadcrumbs without groups that have no page', async () => {
    const content = await load();
    const deb = content.docs.find(({ id }) => id === 'setup/Linux/Deb')!;
    const graph = Graph.parse(docJsonLd(content, deb, new Date(0)));
    expect(graph['@graph'].map((node) => node['@type'])).toEqual(['BreadcrumbList', 'TechArticle']);
    const crumbs = Breadcrumbs.parse(graph['@graph'][0]).itemListElement;
    expect(
      crumbs.map(({ position, name, item }) => `${position} ${name} ${decodeURI(item.replace(SITE.origin, ''))}`),
    ).toEqual(['1 首页 /', '2 安装 /docs/category/安装', '3 Deb /docs/setup/Linux/Deb']);
  });

  it('of a post and of the home page is valid', async () => {
    const { blog } = await load();
    const graph = Graph.parse(postJsonLd(blog.posts[0]!, new Date('2026-02-02')));
    expect(graph['@graph'].map((node) => node['@type'])).toEqual(['BreadcrumbList', 'BlogPosting']);
    expect(Graph.parse(homeJsonLd('en'))['@graph'][0]).toMatchObject({ '@type': 'WebSite', url: `${SITE.origin}/en/` });
  });
});
