/** Turns a page that Next exported into the page that readers get: one script, one stylesheet and a security policy. */
import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { IslandFiles } from '@/lib/bundled-files';
import { ContentError, errorAt } from '@/lib/errors';
import { integrityOf } from '@/lib/integrity.server';
import { assetHref } from '@/lib/paths';
import { securityPolicy } from './security-policy';

export interface Asset {
  href: string;
  /** `sha256-…`. Browsers reject a truncated or replaced file, and the inline script then requests it again. */
  integrity: string;
}

/** @param message a clause without a final period */
const createError = (page: string, message: string, fix: string) => new ContentError([errorAt(page, message, fix)]);

const SEE_UPGRADE = 'If Next was upgraded, see lib/export/finish-page.server.ts.';

/** Kinds of elements that are removed from a page. The inline scripts and icons are added again in another place. */
type Role = 'framework' | 'stylesheet' | 'inlineScript' | 'icon' | 'redundant';

/** The path of Next's own scripts. */
const FRAMEWORK_FILES = '/_next/static/';
/** Types of `<script>` elements that hold data, which browsers don't run. */
const DATA_TYPES = ['application/json', 'application/ld+json', 'speculationrules'];
/** Gives the shortest HTML. Only browsers before HTML5 misread the "dangerous" characters. */
const STRINGIFY_OPTIONS = {
  allowDangerousCharacters: true,
  collapseEmptyAttributes: true,
  preferUnquoted: true,
  quoteSmart: true,
};
/** Island props with more characters are moved to a file, which loads together with the island's script. */
const MAX_INLINE_PROPS = 1000;
/** Percent-encoded characters outside ASCII. Browsers encode them themselves, so a page can have the shorter form. */
const ENCODED_NON_ASCII = /(?:%[89A-F][\dA-F])+/g;

/**
 * Finishes one exported page.
 *
 * @param page its file, for error messages
 * @param islandFiles the files of islands, by name, that the site's script doesn't list
 * @returns its HTML, the digest of its inline script, and its long island props by the URL paths of their files
 * @throws ContentError when the page has an unknown script, or an element that the security policy would block
 */
export function finishPage(
  page: string,
  exported: string,
  assets: Record<'script' | 'stylesheet', Asset>,
  islandFiles: Readonly<Record<string, IslandFiles>> = {},
) {
  const tree = fromHtml(exported);
  const removed: Record<Role, Element[]> = { framework: [], stylesheet: [], inlineScript: [], icon: [], redundant: [] };
  removeElements(tree, page, removed);
  if (removed.framework.length === 0) throw createError(page, 'the page has none of Next’s scripts', SEE_UPGRADE);
  if (removed.stylesheet.length === 0) throw createError(page, 'the page has no stylesheet', SEE_UPGRADE);
  const isUsed = ({ properties: { dataFor } }: Element) => dataFor === undefined || select(`[${dataFor}]`, tree);
  const script = removed.inlineScript.filter(isUsed).map(textOf).join('');
  if (script === '') {
    const fix = 'Render components/shell/site-document.tsx, which has them, in its root layout.';
    throw createError(page, 'the page has none of the site’s inline scripts', fix);
  }
  const scriptHash = integrityOf(script);
  const head = select('head', tree);
  const [charset, viewport, ...rest] = head?.children ?? [];
  if (!head || charset?.type !== 'element' || charset.properties.charSet === undefined)
    throw createError(page, 'the page’s first element does not declare the encoding', SEE_UPGRADE);
  head.children = [
    charset,
    h('meta', { httpEquiv: 'Content-Security-Policy', content: securityPolicy([scriptHash], 'meta') }),
    ...(viewport ? [viewport] : []),
    // An inline script after the stylesheet makes the parser wait for the styles. The browser then paints the start of
    // a long page while it parses the rest. With the script first, it would lay out the whole page before the first
    // paint.
    h('link', { rel: 'stylesheet', ...assets.stylesheet }),
    h('script', script),
    ...rest,
    // Next writes icons before or after the title, depending on timing; a fixed place keeps the build deterministic.
    ...removed.icon,
    h('script', { type: 'module', dataSite: '', src: assets.script.href, integrity: assets.script.integrity }),
  ];
  const files = finishIslands(tree, islandFiles);
  return { html: toHtml(tree, STRINGIFY_OPTIONS), scriptHash, files };
}

/** Lists the files of islands on their elements, and moves long props to files, which it returns by URL path. */
function finishIslands(tree: Root, islandFiles: Readonly<Record<string, IslandFiles>>): Map<string, string> {
  const files = new Map<string, string>();
  for (const { properties } of selectAll('site-island', tree)) {
    const { dataName, dataProps } = properties;
    const listed = islandFiles[String(dataName)];
    if (listed) properties.dataFiles = JSON.stringify(listed);
    if (typeof dataProps !== 'string' || dataProps.length <= MAX_INLINE_PROPS) continue;
    const hash = createHash('sha256').update(dataProps).digest('hex').slice(0, 10);
    const href = assetHref(`${dataName}-${hash}.json`);
    files.set(href, dataProps);
    delete properties.dataProps;
    properties.dataPropsFile = href;
  }
  return files;
}

/** Returns the URLs of the stylesheets that an exported page links, in order. */
export function findStylesheets(exported: string): string[] {
  // Parsing whole pages would take as long as finishing them.
  const head = fromHtml(exported.slice(0, exported.indexOf('<body')));
  return selectAll('link[rel=stylesheet]', head).map(({ properties: { href } }) => String(href));
}

/** Removes comments, and every element with a role, which it adds to the removed ones. */
function removeElements(parent: Root | Element, page: string, removed: Record<Role, Element[]>): void {
  const children: Root['children'] = parent.children;
  const kept = children.filter((node) => {
    if (node.type !== 'element') return node.type !== 'comment';
    const role = roleOf(node, parent, page);
    if (role !== 'content') {
      removed[role].push(node);
      return false;
    }
    assertAllowed(node, page);
    decodeHref(node);
    removeElements(node, page, removed);
    return true;
  });
  children.splice(0, children.length, ...kept);
}

/** @throws ContentError for an unknown kind of script, so that a Next upgrade fails the build instead of breaking pages */
function roleOf(element: Element, parent: Root | Element, page: string): Role | 'content' {
  const { tagName, properties } = element;
  const isBelowBody = parent.type === 'element' && parent.tagName === 'body';
  switch (tagName) {
    case 'script': {
      if (properties.dataSite !== undefined) return 'inlineScript';
      if (DATA_TYPES.includes(String(properties.type))) return 'content';
      // Next writes its inline scripts after the page's content, as children of <body>.
      const isFramework = properties.src === undefined ? isBelowBody : String(properties.src).includes(FRAMEWORK_FILES);
      if (isFramework) return 'framework';
      throw createError(
        page,
        `the export has a script of an unknown kind: ${toHtml(element).slice(0, 200)}`,
        `Give the site’s own inline scripts the attribute data-site. ${SEE_UPGRADE}`,
      );
    }
    case 'link': {
      const rel = String(properties.rel);
      if (rel === 'stylesheet') return 'stylesheet';
      // Next preloads its scripts, and the styles of not-found pages.
      if (rel === 'preload' && ['script', 'style'].includes(String(properties.as))) return 'redundant';
      return rel.includes('icon') ? 'icon' : 'content';
    }
    case 'meta':
      // Social networks read the Open Graph tags when these are missing.
      return /^twitter:(?:title|description|image)/.test(String(properties.name)) ? 'redundant' : 'content';
    case 'div':
      // React leaves an empty placeholder for streamed content.
      if (properties.hidden !== true || !isBelowBody) return 'content';
      if (textOf(element) === '') return 'redundant';
      throw createError(
        page,
        `the page has content that only React would show: ${toHtml(element).slice(0, 200)}`,
        'Render it without Suspense and loading.tsx.',
      );
    default:
      return 'content';
  }
}

/** @throws ContentError when the security policy would block the element or one of its attributes */
function assertAllowed({ tagName, properties }: Element, page: string): void {
  const blocked = Object.keys(properties).find((name) => name === 'style' || /^on[A-Z]/.test(name));
  if (tagName !== 'style' && blocked === undefined) return;
  const part = tagName === 'style' ? '<style>' : `"${blocked}" of <${tagName}>`;
  throw createError(page, `the security policy blocks ${part}`, 'Use a class or an element.');
}

function decodeHref({ properties }: Element): void {
  if (typeof properties.href !== 'string' || !properties.href.startsWith('/')) return;
  properties.href = properties.href.replace(ENCODED_NON_ASCII, decodeURIComponent);
}
