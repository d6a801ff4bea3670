import { lastUpdated } from '@/lib/content/last-updated.node';
import type { Doc, LocaleContent } from '@/lib/content/model';
import { breadcrumbsOf, neighborsOf } from '@/lib/content/navigation';
import { docJsonLd } from '@/lib/machine/json-ld';
import { socialImageRoute } from '@/lib/machine/social/social-image-route';
import type { DocModel, NeighborModel } from './page-models';
import { sidebarModel } from './sidebar-model.node';

/** @param compiled the doc's text */
export async function docModel(content: LocaleContent, doc: Doc, compiled: DocModel['compiled']): Promise<DocModel> {
  const { id, locale, route, source } = doc;
  const { compiledSource, headings } = compiled;
  const updated = await lastUpdated(source.file);
  const { previous, next } = neighborsOf(content, id);
  return {
    doc,
    compiled: { compiledSource, headings },
    updated,
    crumbs: breadcrumbsOf(content, id),
    previous: previous && neighborModel(previous),
    next: next && neighborModel(next),
    sidebar: sidebarModel(content, { route, folder: id.split('/').slice(0, -1).join('/') }),
    jsonLd: source.locale === locale ? docJsonLd({ content, doc, updated }) : undefined,
    imageRoute: socialImageRoute(content, doc),
  };
}

function neighborModel({ route, source: { locale, frontMatter } }: Doc): NeighborModel {
  return { route, label: frontMatter.sidebar_label ?? frontMatter.title, textLocale: locale };
}
