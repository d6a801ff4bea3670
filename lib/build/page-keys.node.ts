import { createHash } from 'node:crypto';
import type { Content, Doc, Source, Translated } from '@/lib/content/model';
import { LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import type { CompiledMdx } from '@/lib/mdx/compiled-mdx';
import { docModel } from '@/lib/pages/doc-model.node';
import { frameModel } from '@/lib/pages/frame-model';
import type { LeftOut } from '@/lib/pages/left-out.node';

/** Gathers the keys of all docs' pages while the texts go by. */
export interface PageKeyring {
  /** By file below the exported site. */
  keys: ReadonlyMap<string, string>;
  /** Takes note of a text; of the pages that show it, to be precise. */
  add(text: Translated<Source<unknown>>, compiled: CompiledMdx, content: Content): Promise<void>;
}

/** @param code a hash over everything that pages depend on besides their models */
export function createKeyring(code: string): PageKeyring {
  const keys = new Map<string, string>();
  const docsOf = createLookup();
  return {
    keys,
    async add({ source }, { digest, headings }, content) {
      // Its digest stands for the text, which need not be read then.
      const compiled = { compiledSource: digest, headings };
      for (const doc of docsOf(content).get(source.file) ?? []) {
        const own = content.locales[doc.locale];
        const model = JSON.stringify([code, frameModel(own), await docModel(own, doc, compiled)]);
        keys.set(pageOf(doc), createHash('sha256').update(model).digest('hex').slice(0, 32));
      }
    },
  };
}

/**
 * What the kept pages spare Next: all but the first doc of each language, because a route without any page fails the build.
 *
 * @param kept pages, as files below the exported site
 */
export function leaveOut({ locales }: Content, kept: ReadonlySet<string>): { leftOut: LeftOut; pages: Set<string> } {
  const docs = LOCALES.flatMap((locale) => locales[locale].docs.slice(1)).filter((doc) => kept.has(pageOf(doc)));
  const idsOf = (locale: Locale) => docs.filter((doc) => doc.locale === locale).map(({ id }) => id);
  return {
    leftOut: Object.fromEntries(LOCALES.map((locale) => [locale, idsOf(locale)])),
    pages: new Set(docs.map(pageOf)),
  };
}

function pageOf({ locale, route }: Doc): string {
  return `${LOCALE_INFO[locale].prefix}${route}.html`.slice(1);
}

/** Docs by the file that they show; one file may be shown in several languages. */
function createLookup(): (content: Content) => ReadonlyMap<string, readonly Doc[]> {
  const known = new WeakMap<Content, Map<string, Doc[]>>();
  return (content) => {
    const found = known.get(content);
    if (found) return found;
    const byFile = new Map<string, Doc[]>();
    for (const doc of LOCALES.flatMap((locale) => content.locales[locale].docs)) {
      const docs = byFile.get(doc.source.file);
      if (docs) docs.push(doc);
      else byFile.set(doc.source.file, [doc]);
    }
    known.set(content, byFile);
    return byFile;
  };
}
