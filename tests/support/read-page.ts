import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { type SitePage, sitePages } from '@/lib/export/site-pages.server';

/** A built page as tests read it: parsed as a browser would, never searched as text. */
export interface ReadPage {
  tree: Root;
  title: string;
  /** Every `id`, in the order of the page; one that is there twice is listed twice. */
  ids: readonly string[];
  /** Every address in an attribute, as it is written: links, assets, forms, metadata. */
  references: readonly Reference[];
  /** Every id that an attribute such as `aria-controls`, `for` or `fill="url(#…)"` names. */
  idReferences: readonly Reference[];
}

export interface Reference {
  /** `a[href]` */
  where: string;
  value: string;
}

/** hast's names of the attributes that hold an address. */
const ADDRESSES = ['href', 'src', 'poster', 'action', 'formAction', 'cite', 'data'];
/** hast's names of the attributes that hold candidates such as `a.png 1x, b.png 2x`. */
const CANDIDATES = ['srcSet', 'imageSrcSet'];
/** hast's names of the attributes that hold ids. */
const IDS = [
  'ariaActiveDescendant',
  'ariaControls',
  'ariaDescribedBy',
  'ariaDetails',
  'ariaErrorMessage',
  'ariaLabelledBy',
  'ariaOwns',
  'form',
  'headers',
  'htmlFor',
  'list',
  'popoverTarget',
  'commandFor',
];

/** Parses a page. */
export function readPage(html: string): ReadPage {
  const tree = fromHtml(html);
  const ids: string[] = [];
  const references: Reference[] = [];
  const idReferences: Reference[] = [];
  visit(tree, 'element', (element) => {
    const { id } = element.properties;
    if (id !== undefined) ids.push(String(id));
    for (const [name, value] of Object.entries(element.properties)) {
      const where = `${element.tagName}[${name}]`;
      const add = (list: Reference[], values: readonly string[]) =>
        list.push(...values.map((one) => ({ where, value: one })));
      if (ADDRESSES.includes(name)) add(references, [String(value)]);
      else if (CANDIDATES.includes(name)) add(references, candidates(String(value)));
      else if (IDS.includes(name)) add(idReferences, words(value));
      else if (typeof value === 'string' && value.startsWith('url(#')) add(idReferences, [value.slice(5, -1)]);
    }
    references.push(...metadataReferences(element));
  });
  const title = select('head > title', tree);
  return { tree, title: title ? textOf(title) : '', ids, references, idReferences };
}

/** A built page with its place in the site. */
export interface BuiltPage extends ReadPage, SitePage {}

/** Parses every page of a built site; error pages are not among them. */
export async function readPages(folder: string): Promise<BuiltPage[]> {
  const pages = await sitePages(folder);
  return Promise.all(
    pages.map(async (page) => ({ ...page, ...readPage(await readFile(path.join(folder, page.file), 'utf8')) })),
  );
}

/** The value of the first element's attribute, as text; undefined where there is no such element or attribute. */
export function attributeOf({ tree }: ReadPage, selector: string, property: string): string | undefined {
  const value = select(selector, tree)?.properties[property];
  return value === undefined || value === null ? undefined : [value].flat().join(' ');
}

/** The text of every element that a selector finds. */
export function textsOf({ tree }: ReadPage, selector: string): string[] {
  return selectAll(selector, tree).map((element) => textOf(element));
}

/** What `<meta>` and JSON-LD say of addresses. */
function metadataReferences(element: Element): Reference[] {
  const { content, httpEquiv, type } = element.properties;
  if (element.tagName === 'meta' && typeof content === 'string') {
    if (String(httpEquiv).toLowerCase() === 'refresh') {
      const [, target] = content.split(/;\s*url=/i);
      return target === undefined ? [] : [{ where: 'meta[refresh]', value: target }];
    }
    return /^(https?:\/)?\//.test(content) ? [{ where: 'meta[content]', value: content }] : [];
  }
  if (element.tagName === 'script' && type === 'application/ld+json')
    return stringsIn(JSON.parse(textOf(element)))
      .filter((text) => /^https?:\/\//.test(text))
      .map((value) => ({ where: 'script[ld+json]', value }));
  return [];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

const words = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap((one) => String(one).split(/\s+/))
    .filter((one) => one !== '');

const candidates = (value: string): string[] =>
  value.split(',').flatMap((candidate) => words(candidate.trim()).slice(0, 1));
