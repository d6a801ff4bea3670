import type { Image, Nodes, Root } from 'mdast';
import { didYouMean } from '@/lib/nearest';
import { decodeLeniently } from '@/lib/paths';
import type { CompileContext, Finding } from '../context';
import { attributeOf, excerpt, isJsxElement, type JsxElement, replaceNodes } from '../tree';

/** Records links as written. Reports and removes those that could run code or lead to another site unnoticed. */
export function checkLink(node: Nodes, context: CompileContext): void {
  if (node.type !== 'link' && node.type !== 'definition') return;
  const finding = checkScheme(node.url);
  if (finding) {
    context.report(node, ...finding);
    node.url = '';
  } else if (node.url) context.links.push({ href: node.url, ...context.locate(node) });
}

const SCHEMES = ['http', 'https', 'mailto', 'tel'];

function checkScheme(url: string): Finding | undefined {
  // Browsers ignore control characters and leading spaces before the scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes control characters
  const cleanUrl = url.replaceAll(/[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\ufeff]/g, '');
  const scheme = /^([^/?#]*?):/.exec(cleanUrl)?.[1]?.toLowerCase();
  if (scheme !== undefined && !SCHEMES.includes(scheme))
    return [`the address "${excerpt(url)}" begins with "${excerpt(scheme)}:"`, `Use ${SCHEMES.join(', ')}.`];
  const hasHost = /^[/\\]{2}/.test(cleanUrl);
  return hasHost ? [`the address "${excerpt(url)}" has no scheme`, 'Begin it with "https://".'] : undefined;
}

/** Checks that images are files of this site with alternative text, adds their size, and removes invalid ones. */
export function checkImages(tree: Root, context: CompileContext): void {
  replaceNodes(tree, (node) => {
    if (node.type === 'imageReference')
      context.report(node, "an image can't be a reference", 'Write <Figure src="…" alt="…" />.');
    if (node.type === 'image' && !checkImage(node, context))
      return [{ type: 'text', value: node.alt ?? '', position: node.position }];
    return isJsxElement(node, 'Figure') && !checkFigure(node, context) ? [] : undefined;
  });
}

/** Returns whether the image can be shown. */
function checkImage(node: Image, context: CompileContext): boolean {
  if (!node.alt?.trim()) {
    const fix = 'Describe the image: ![text](address).';
    context.report(node, `the image "${node.url}" has no alternative text`, fix);
  }
  const { width, height } = findSize(node.url, node, context) ?? {};
  node.data = { ...node.data, hProperties: { width, height, loading: 'lazy', decoding: 'async' } };
  return width !== undefined;
}

/** Returns whether the figure can be shown. */
function checkFigure(node: JsxElement, context: CompileContext): boolean {
  const src = attributeOf(node, 'src') ?? '';
  const size = findSize(src, node, context);
  if (!size) return false;
  const width = Number(attributeOf(node, 'width') ?? size.width);
  const height = Number(attributeOf(node, 'height') ?? Math.round((width / size.width) * size.height));
  if (Math.abs(width / size.width / (height / size.height) - 1) > 0.02) {
    const message = `${width} × ${height} doesn't match the aspect ratio of "${src}"`;
    const fix = `The file has ${size.width} × ${size.height} pixels: write these, or numbers with the same ratio.`;
    context.report(node, message, fix, 'warning');
  }
  node.attributes.push(
    { type: 'mdxJsxAttribute', name: 'width', value: String(width) },
    { type: 'mdxJsxAttribute', name: 'height', value: String(height) },
  );
  return true;
}

function findSize(
  url: string,
  place: Image | JsxElement,
  context: CompileContext,
): { width: number; height: number } | undefined {
  if (!/^\/[^/\\\s\p{C}]/u.test(url)) {
    const fix = 'Put it into public/img and write "/img/…".';
    context.report(place, `the image "${excerpt(url)}" is not one of this site's files`, fix);
    return undefined;
  }
  // URL resolves `..` segments, which can't lead above the root.
  const path = `public${decodeLeniently(new URL(url, 'file:///').pathname)}`;
  const size = context.files.imageSize(path);
  if (!size) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const names = context.files.list(folder).map((name) => `${folder.slice('public'.length)}/${name}`);
    const fix = didYouMean(url, names, 'Add the file, or fix the path.');
    context.report(place, `the image file "${path}" does not exist`, fix);
  } else if (size === 'unknown') {
    const fix = 'Save it as PNG, WebP, AVIF, JPEG, or SVG with a viewBox.';
    context.report(place, `"${path}" can't be read as an image`, fix);
  }
  return size === 'unknown' ? undefined : size;
}
