import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { type PageFile, sitePages } from '@/lib/export/finished-site.server';

/** A built page, parsed by the HTML standard's rules so that tests don't search it with regular expressions. */
export interface ParsedPage {
  tree: Root;
  title: string;
  /** Every `id` in document order, including duplicates. */
  ids: readonly string[];
  /** Every URL in links, assets, forms and metadata, as written. */
  references: readonly Reference[];
  /** Every id that an attribute such as `aria-controls`, `for` or `fill="url(#…)"` refers to. */
  idReferences: readonly Reference[];
}

export interface Reference {
  /** Tag and hast property name, for example `a[href]`. */
  source: string;
  value: string;
}

/** Hast names of the attributes whose value is a URL. */
const URL_PROPERTIES = ['href', 'src', 'poster', 'action', 'formAction', 'cite', 'data', 'dataHref', 'dataPropsFile'];
/** Hast names of the attributes with JSON that contains addresses. */
const JSON_PROPERTIES = ['dataProps', 'dataFiles'];
/** Hast names of the attributes with image candidates such as `a.png 1x, b.png 2x`. */
const SRCSET_PROPERTIES = ['srcSet', 'imageSrcSet'];
/** Hast names of the attributes that refer to ids. */
const ID_REFERENCE_PROPERTIES = [
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

export function readPage(html: string): ParsedPage {
  const tree = fromHtml(html);
  const ids: string[] = [];
  const references: Reference[] = [];
  const idReferences: Reference[] = [];
  visit(tree, 'element', (element) => {
    const { id } = element.properties;
    if (id !== undefined) ids.push(String(id));
    for (const [name, value] of Object.entries(element.properties)) {
      const source = `${element.tagName}[${name}]`;
      const add = (list: Reference[], values: readonly string[]) =>
        list.push(...values.map((reference) => ({ source, value: reference })));
      if (URL_PROPERTIES.includes(name)) add(references, [String(value)]);
      else if (JSON_PROPERTIES.includes(name)) add(references, addressesIn(JSON.parse(String(value))));
      else if (SRCSET_PROPERTIES.includes(name)) add(references, parseSrcset(String(value)));
      else if (ID_REFERENCE_PROPERTIES.includes(name)) add(idReferences, splitWords(value));
      else if (typeof value === 'string' && value.startsWith('url(#')) add(idReferences, [value.slice(5, -1)]);
    }
    references.push(...findMetadataReferences(element));
  });
  const title = select('head > title', tree);
  return { tree, title: title ? textOf(title) : '', ids, references, idReferences };
}

/** A built page with its address and file. */
export interface BuiltPage extends ParsedPage, PageFile {}

/** Lists the pages of a built site without the error pages and the redirects of moved pages. */
export function listPages(folder: string): PageFile[] {
  const rules = readFileSync(path.join(folder, '_redirects'), 'utf8').split('\n');
  const moved = new Set(rules.map((rule) => decodeURI(rule.split(' ', 1)[0] ?? '')));
  return sitePages(folder).filter(({ address }) => !moved.has(address));
}

/** Reads and parses pages of a built site: by default every page except the error pages and redirects. */
export const readPages = (folder: string, pages = listPages(folder)): Promise<BuiltPage[]> =>
  Promise.all(
    pages.map(async (page) => ({ ...page, ...readPage(await readFile(path.join(folder, page.file), 'utf8')) })),
  );

/** Reads and parses the not-found pages of a built site. */
export const readErrorPages = (folder: string) =>
  readPages(folder, [
    { file: '404.html', address: '/404.html' },
    { file: 'en/404.html', address: '/en/404.html' },
  ]);

/** Returns an attribute of the first match of a selector as text; undefined without a match or attribute. */
export function attributeOf({ tree }: ParsedPage, selector: string, property: string): string | undefined {
  const value = select(selector, tree)?.properties[property];
  return value === undefined || value === null ? undefined : [value].flat().join(' ');
}

/** Returns the text of every match of a selector. */
export function textsOf({ tree }: ParsedPage, selector: string): string[] {
  return selectAll(selector, tree).map((element) => textOf(element));
}

/** Returns the URLs in a `<meta>` or JSON-LD element. */
function findMetadataReferences(element: Element): Reference[] {
  const { content, httpEquiv, type } = element.properties;
  if (element.tagName === 'meta' && typeof content === 'string') {
    if (String(httpEquiv).toLowerCase() === 'refresh') {
      const [, target] = content.split(/;\s*url=/i);
      return target === undefined ? [] : [{ source: 'meta[refresh]', value: target }];
    }
    return /^(https?:\/)?\//.test(content) ? [{ source: 'meta[content]', value: content }] : [];
  }
  if (element.tagName === 'script' && type === 'application/ld+json')
    return collectStrings(JSON.parse(textOf(element)))
      .filter((text) => /^https?:\/\//.test(text))
      .map((value) => ({ source: 'script[ld+json]', value }));
  return [];
}

function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...collectStrings(item)]);
}

/** Returns the strings and keys in JSON that are URLs or addresses below the root. */
export const addressesIn = (json: unknown): string[] =>
  collectStrings(json).filter((text) => /^(https?:\/\/[^/\s]+\/|\/[\w-])\S*$/.test(text));

const splitWords = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap((text) => String(text).split(/\s+/))
    .filter((word) => word !== '');

const parseSrcset = (value: string): string[] =>
  value.split(',').flatMap((candidate) => splitWords(candidate).slice(0, 1));
