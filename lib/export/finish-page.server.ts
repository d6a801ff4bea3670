/**
 * Turns a page as Next exported it into the page that readers get, in one pass over its parsed tree: the framework's scripts
 * go; the site's script, its stylesheet and the security policy come. Pure: HTML in, HTML out.
 */
import { createHash } from 'node:crypto';
import type { Element, Parents, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { integrityOf } from '@/lib/integrity.server';
import { securityPolicy } from './security-policy';
import { assetHref } from './site-headers';

export interface Asset {
  href: string;
  /** `sha256-…`; browsers refuse a file that is cut short or replaced, and the inline script requests it again. */
  integrity: string;
}

export interface FinishedPage {
  html: string;
  /** Of the inline script, as `sha256-…`. */
  scriptHash: string;
  /** Texts of the files that the page refers to, by their address below the origin. */
  files: ReadonlyMap<string, string>;
}

/** Why a page can't be finished. */
export class PageError extends Error {
  readonly cure: string;

  /** @param what a clause without final full stop */
  constructor(what: string, cure: string) {
    super(what);
    this.cure = cure;
  }
}

const SEE_UPGRADE = 'If Next was upgraded, see lib/export/finish-page.server.ts.';

/** What is removed from a page; some of it is added again at another place. */
type Role = 'framework' | 'stylesheet' | 'inlineScript' | 'icon' | 'redundant';

/** Where Next serves the scripts of its build. */
const FRAMEWORK_FILES = '/_next/static/';
/** Scripts with data, which browsers do not run. */
const DATA_TYPES = ['application/json', 'application/ld+json', 'speculationrules'];
/** The shortest HTML that is safe to write; dangerous characters are those that browsers before HTML5 misread. */
const WRITING = {
  allowDangerousCharacters: true,
  collapseEmptyAttributes: true,
  preferUnquoted: true,
  quoteSmart: true,
};
/** Characters of an island's props, above which they are loaded together with its script. */
const MAX_INLINE_PROPS = 1000;
/** Letters outside ASCII in an address; browsers encode them by themselves. */
const ENCODED_LETTERS = /(?:%[89A-F][\dA-F])+/g;

/** Throws PageError when the exported page has something unknown, or something that the policy would block. */
export function finishPage(exported: string, assets: Record<'script' | 'stylesheet', Asset>): FinishedPage {
  const tree = fromHtml(exported);
  const removed = removeParts(tree);
  if (removed.framework.length === 0) throw new PageError('the page has none of Next’s scripts', SEE_UPGRADE);
  if (removed.stylesheet.length === 0) throw new PageError('the page has no stylesheet', SEE_UPGRADE);
  const isUsed = ({ properties: { dataFor } }: Element) => dataFor === undefined || select(`[${dataFor}]`, tree);
  const script = removed.inlineScript
    .filter(isUsed)
    .map((element) => textOf(element))
    .join('');
  if (script === '') {
    const cure = 'Its root layout must render components/shell/site-document.tsx, which has them.';
    throw new PageError('the page has none of the site’s inline scripts', cure);
  }
  const scriptHash = integrityOf(script);
  const policy = securityPolicy([scriptHash], 'meta');
  const head = select('head', tree);
  const [charset, viewport, ...rest] = head?.children ?? [];
  if (!head || charset?.type !== 'element' || charset.properties.charSet === undefined)
    throw new PageError('the page’s first element does not declare the encoding', SEE_UPGRADE);
  head.children = [
    charset,
    h('meta', { httpEquiv: 'Content-Security-Policy', content: policy }),
    ...(viewport ? [viewport] : []),
    // A script after the stylesheet makes the parser wait for the styles. The browser then paints the beginning of a long page
    // while it parses the rest; with the script first, it would lay out the whole page before it paints.
    h('link', { rel: 'stylesheet', ...assets.stylesheet }),
    h('script', script),
    ...rest,
    // Next writes icons before or after the title, whichever is ready first; a build must give the same bytes each time.
    ...removed.icon,
    h('script', { type: 'module', dataSite: '', src: assets.script.href, integrity: assets.script.integrity }),
  ];
  const files = movePropsToFiles(tree);
  return { html: toHtml(tree, WRITING), scriptHash, files };
}

/** Replaces long props of islands by the address of a file, whose name has a hash of its content. */
function movePropsToFiles(tree: Root): Map<string, string> {
  const files = new Map<string, string>();
  for (const { properties } of selectAll('site-island', tree)) {
    const { dataName, dataProps } = properties;
    if (typeof dataProps !== 'string' || dataProps.length <= MAX_INLINE_PROPS) continue;
    const hash = createHash('sha256').update(dataProps).digest('hex').slice(0, 10);
    const address = assetHref(`${dataName}-${hash}.json`);
    files.set(address, dataProps);
    delete properties.dataProps;
    properties.dataPropsFile = address;
  }
  return files;
}

/** Addresses of the stylesheets that a page of the export links, in order. */
export function stylesheetsOf(exported: string): string[] {
  // Parsing the rest of thousands of pages would take as long as finishing them.
  const head = fromHtml(exported.slice(0, exported.indexOf('<body')));
  return selectAll('link[rel=stylesheet]', head).map(({ properties: { href } }) => String(href));
}

/** Removes from a page's tree what readers have no use for, and what belongs to another place. */
function removeParts(tree: Root): Record<Role, Element[]> {
  const removed: Record<Role, Element[]> = { framework: [], stylesheet: [], inlineScript: [], icon: [], redundant: [] };
  visit(tree, (node, index, parent) => {
    if (node.type !== 'element' && node.type !== 'comment') return undefined;
    const role = node.type === 'comment' ? 'redundant' : roleOf(node, parent);
    if (role !== 'content' && parent && index !== undefined) {
      if (node.type === 'element') removed[role].push(node);
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type === 'element') {
      assertAllowed(node);
      decodeLetters(node);
    }
    return undefined;
  });
  return removed;
}

/** @throws when it is a script of a kind that is not known: a new Next must fail the build, not the reader */
function roleOf(element: Element, parent: Parents | undefined): Role | 'content' {
  const { tagName, properties } = element;
  const isBelowBody = parent?.type === 'element' && parent.tagName === 'body';
  switch (tagName) {
    case 'script': {
      if (properties.dataSite !== undefined) return 'inlineScript';
      if (DATA_TYPES.includes(String(properties.type))) return 'content';
      // Next writes its inline scripts after all of the page, directly below <body>.
      const isFramework = properties.src === undefined ? isBelowBody : String(properties.src).includes(FRAMEWORK_FILES);
      if (isFramework) return 'framework';
      throw new PageError(
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
      // Social networks read Open Graph where these are missing.
      return /^twitter:(?:title|description|image)/.test(String(properties.name)) ? 'redundant' : 'content';
    case 'div':
      // React leaves an empty box for content that it would stream.
      if (properties.hidden !== true || !isBelowBody) return 'content';
      if (textOf(element) === '') return 'redundant';
      throw new PageError(
        `the page has content that only React would show: ${toHtml(element).slice(0, 200)}`,
        'Render it without Suspense and loading.tsx.',
      );
    default:
      return 'content';
  }
}

/** @throws when the policy would block a part of an element */
function assertAllowed({ tagName, properties }: Element): void {
  const blocked = Object.keys(properties).find((name) => name === 'style' || /^on[A-Z]/.test(name));
  if (tagName !== 'style' && blocked === undefined) return;
  const part = tagName === 'style' ? '<style>' : `"${blocked}" of <${tagName}>`;
  throw new PageError(`the security policy blocks ${part}`, 'Use a class or an element.');
}

function decodeLetters({ properties }: Element): void {
  if (typeof properties.href !== 'string' || !properties.href.startsWith('/')) return;
  properties.href = properties.href.replace(ENCODED_LETTERS, decodeURIComponent);
}
