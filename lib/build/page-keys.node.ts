import { createHash } from 'node:crypto';
import { blogViews } from '@/lib/content/blog-views';
import { lastUpdated } from '@/lib/content/last-updated.node';
import type { Content, Doc, LocaleContent, Page, Post } from '@/lib/content/model';
import { LOCALES } from '@/lib/locales';
import type { CompiledMdx } from '@/lib/mdx/compiled-mdx';
import { postModel, postOutline, toldPosts } from '@/lib/pages/blog-models';
import { categoryModel } from '@/lib/pages/category-model.node';
import { docModel } from '@/lib/pages/doc-model.node';
import { frameModel } from '@/lib/pages/frame-model';
import type { BlogModel, CategoryModel, DocModel, PlainPageModel, PostOutline } from '@/lib/pages/page-models';
import { plainPageModel } from '@/lib/pages/plain-page-model';
import { pageFile } from './page-file';

/** Gathers the keys of pages while the texts go by. */
export interface PageKeyring {
  /** By file below the exported site. */
  keys: ReadonlyMap<string, string>;
  /** Takes note of a text; of the pages that show it, to be precise. */
  add(text: Doc | Page | Post, compiled: CompiledMdx, content: Content): Promise<void>;
  /** Takes note of the pages that list texts, once all texts have gone by. */
  addLists(content: Content): void;
}

/** @param code a hash over everything that pages depend on besides their models */
export function createKeyring(code: string): PageKeyring {
  const keys = new Map<string, string>();
  const outlines = new Map<string, PostOutline>();
  const pagesOf = createLookup();
  const note = (
    content: LocaleContent,
    route: string,
    model: DocModel | CategoryModel | BlogModel | PlainPageModel,
  ): void => {
    const parts = JSON.stringify([code, frameModel(content), model], withoutBodies);
    keys.set(pageFile(content.locale, route), createHash('sha256').update(parts).digest('hex').slice(0, 32));
  };
  return {
    keys,
    async add(text, compiled, content) {
      if ('slug' in text) outlines.set(text.source.file, postOutline(text, compiled));
      for (const page of pagesOf(content).get(text.source.file) ?? []) {
        const own = content.locales[page.locale];
        note(own, page.route, await modelOf(own, page, compiled));
      }
    },
    addLists({ locales }) {
      for (const content of LOCALES.map((locale) => locales[locale])) {
        for (const category of content.categories)
          if (category.route !== null) note(content, category.route, categoryModel(content, category));
        for (const [route, view] of blogViews(content.blog)) {
          if (view.kind === 'post') continue;
          const entries = toldPosts(view).flatMap((post) => {
            const outline = outlines.get(post.source.file);
            return outline ? { post, outline } : [];
          });
          note(content, route, { view, entries });
        }
      }
    },
  };
}

/** Pages show what texts were compiled to. */
function withoutBodies(name: string, value: unknown): unknown {
  return name === 'body' ? undefined : value;
}

async function modelOf(
  content: LocaleContent,
  page: Doc | Page | Post,
  compiled: CompiledMdx,
): Promise<DocModel | PlainPageModel | BlogModel> {
  // Its digest stands for the text, which need not be read then.
  const { digest: compiledSource, headings } = compiled;
  if ('id' in page) return docModel(content, page, { compiledSource, headings });
  if ('name' in page) return plainPageModel(page, { compiledSource });
  const { posts } = content.blog;
  const place = posts.indexOf(page);
  const view = { kind: 'post' as const, post: page, newer: posts[place - 1], older: posts[place + 1] };
  return postModel(view, { compiledSource, tree: compiled.tree }, await lastUpdated(page.source.file));
}

/** Pages by the file that they show; one file may be shown in several languages. */
function createLookup(): (content: Content) => ReadonlyMap<string, readonly (Doc | Page | Post)[]> {
  const known = new WeakMap<Content, Map<string, (Doc | Page | Post)[]>>();
  return (content) => {
    const found = known.get(content);
    if (found) return found;
    const byFile = new Map<string, (Doc | Page | Post)[]>();
    for (const { docs, pages, blog } of LOCALES.map((locale) => content.locales[locale])) {
      for (const page of [...docs, ...pages, ...blog.posts]) {
        const others = byFile.get(page.source.file);
        if (others) others.push(page);
        else byFile.set(page.source.file, [page]);
      }
    }
    known.set(content, byFile);
    return byFile;
  };
}
