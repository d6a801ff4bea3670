import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { listFiles } from '@/lib/content/files.server';
import { compareText, formatProblem, type Problem, sortProblems } from '@/lib/errors';
import { sitePages } from '@/lib/export/finished-site.server';
import { type Outcome, rankOfPage } from '@/lib/search/relevance/relevance.server';
import { MAX_TEXT_LENGTH, type RankChange, type Report } from './render-report';

/** Attributes whose changes readers notice. */
const CONTENT_ATTRIBUTES = ['href', 'src', 'alt', 'title', 'lang', 'id', 'd'];
const KINDS: readonly [name: string, pattern: RegExp][] = [
  ['HTML', /\.html$/],
  ['JavaScript', /\.m?js$/],
  ['CSS', /\.css$/],
  ['search data', /search-index[^/]*\.json$/],
  ['images', /\.(png|jpe?g|webp|avif|gif|svg|ico)$/],
];
/** A fast level, close to the sizes of real hosts. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type SiteFacts = Awaited<ReturnType<typeof readSite>>;

/** Reads the parts of a built site that a report compares. */
export async function readSite(folder: string) {
  /** By URL path without the base path. */
  const pages = new Map<string, ReturnType<typeof readPage>>();
  /** Brotli bytes by kind of file. */
  const sizes = new Map(KINDS.map(([name]) => [name, 0]));
  const htmlFiles = new Set<string>();
  for (const { address, file } of sitePages(folder)) {
    pages.set(address, readPage(await readFile(path.join(folder, file), 'utf8')));
    htmlFiles.add(file);
  }
  for (const file of listFiles(folder)) {
    const kind = KINDS.find(([, pattern]) => pattern.test(file))?.[0];
    // Each page exists twice, as x.html and as x/index.html.
    if (!kind || (kind === 'HTML' && !htmlFiles.has(file))) continue;
    const { length } = await promisify(brotliCompress)(await readFile(path.join(folder, file)), QUALITY);
    sizes.set(kind, (sizes.get(kind) ?? 0) + length);
  }
  return { pages, sizes };
}

export function readPage(html: string) {
  const tree = fromHtml(html);
  const main = select('main', tree) ?? tree;
  /** Text, elements and attributes, without class names. */
  const content: string[] = [];
  visit(main, (node) => {
    if (node.type === 'text') content.push(node.value);
    if (node.type !== 'element') return;
    const attributes = CONTENT_ATTRIBUTES.map((name) => node.properties[name]).filter(Boolean);
    content.push(`<${node.tagName} ${attributes.join(' ')}>`);
  });
  const title = select('title', tree);
  return {
    title: title ? textOf(title) : '',
    content: content.join('\n'),
    anchors: selectAll('[id]', main).map(({ properties }) => String(properties.id)),
    html,
  };
}

type SiteChanges = Pick<Report, 'pages' | 'framesChanged' | 'lostAnchors' | 'sizes'>;

export function compareSites(before: SiteFacts, after: SiteFacts): SiteChanges {
  const addresses = [...new Set([...before.pages.keys(), ...after.pages.keys()])].sort(compareText);
  const changes: SiteChanges = { pages: [], framesChanged: 0, lostAnchors: [], sizes: [] };
  for (const address of addresses) {
    const [old, page] = [before.pages.get(address), after.pages.get(address)];
    const title = (page ?? old)?.title ?? '';
    if (!old) changes.pages.push({ address, kind: 'added', title });
    else if (!page) changes.pages.push({ address, kind: 'removed', title });
    else {
      if (old.content !== page.content) changes.pages.push({ address, kind: 'changed', title });
      else if (old.html !== page.html) changes.framesChanged += 1;
      const present = new Set(page.anchors);
      const lost = old.anchors.filter((anchor) => !present.has(anchor));
      changes.lostAnchors.push(...lost.map((anchor) => ({ address, anchor })));
    }
  }
  for (const [kind, bytes] of after.sizes)
    changes.sizes.push({ message: kind, before: before.sizes.get(kind) ?? 0, after: bytes });
  return changes;
}

/** Returns the problems that only the new content has, and the number of those that the old content had too. */
export function compareProblems(before: readonly Problem[], after: readonly Problem[]) {
  // Without the line, so that a problem that only moved isn't reported as new.
  const keyOf = ({ file, message }: Problem) => `${file} ${message}`;
  const oldKeys = new Set(before.map(keyOf));
  const newProblems = sortProblems(after.filter((problem) => !oldKeys.has(keyOf(problem))));
  return {
    problems: newProblems.map((problem) => formatProblem(problem).slice(0, MAX_TEXT_LENGTH)),
    olderProblems: after.length - newProblems.length,
  };
}

/**
 * Returns the queries for which the rank of the best relevant page changed, in the order of the queries. Leaves out
 * queries that the base doesn't have, and those that must find nothing.
 */
export function compareRanks(before: readonly Outcome[], after: readonly Outcome[]): RankChange[] {
  const old = new Map(before.map((outcome) => [outcome.query.id, outcome]));
  return after.flatMap((outcome) => {
    const { id, q, locale, kind } = outcome.query;
    const earlier = old.get(id);
    if (!earlier || kind === 'none' || rankOfPage(earlier) === rankOfPage(outcome)) return [];
    return [{ query: q, locale, before: rankOfPage(earlier) || null, after: rankOfPage(outcome) || null }];
  });
}
