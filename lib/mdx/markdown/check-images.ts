import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { decodeLeniently } from '@/lib/decode-leniently';
import { didYouMean } from '@/lib/nearest';
import type { CompileContext } from '../context';
import { attributeOf, isJsxElement, type JsxElement } from '../tree';

/**
 * Checks that images are files of this site with alternative text, adds the size to images without one, and removes
 * invalid images.
 */
export function checkImages(tree: Root, context: CompileContext): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === 'image' && !checkImage(node, context)) {
      parent.children[index] = { type: 'text', value: node.alt ?? '', position: node.position };
    }
    if (node.type === 'imageReference') {
      const fix = 'Write <Figure src="…" alt="…" />.';
      context.report(node, "an image can't be a reference", fix);
    }
    if (isJsxElement(node, 'Figure') && !checkFigure(node, context)) {
      parent.children.splice(index, 1);
      return index;
    }
    return undefined;
  });
}

/** Returns whether the image can be shown. */
function checkImage(node: Image, context: CompileContext): boolean {
  if (!node.alt?.trim()) {
    const fix = 'Describe the image: ![text](address).';
    context.report(node, `the image "${node.url}" has no alternative text`, fix);
  }
  const size = findSize(node.url, node, context);
  if (size) node.data = { ...node.data, hProperties: { ...size, loading: 'lazy', decoding: 'async' } };
  return size !== undefined;
}

/** Returns whether the figure can be shown. */
function checkFigure(node: JsxElement, context: CompileContext): boolean {
  const attribute = (name: string) => attributeOf(node, name) ?? '';
  const size = findSize(attribute('src'), node, context);
  if (size && attributeOf(node, 'width') === undefined && attributeOf(node, 'height') === undefined) {
    for (const name of ['width', 'height'] as const)
      node.attributes.push({ type: 'mdxJsxAttribute', name, value: String(size[name]) });
  }
  const written = { width: Number(attribute('width')), height: Number(attribute('height')) };
  const invalid = (['width', 'height'] as const).find(
    (name) => !(Number.isInteger(written[name]) && written[name] > 0),
  );
  if (invalid) {
    const message = `the ${invalid} "${attribute(invalid)}" is not a number of pixels`;
    context.report(node, message, `Write ${invalid}="640", or neither width nor height.`);
  }
  if (!size || invalid) return false;
  const stretch = written.width / size.width / (written.height / size.height);
  if (Math.abs(stretch - 1) > 0.02) {
    const message = `${written.width} × ${written.height} doesn't match the aspect ratio of "${attribute('src')}"`;
    const fix = `The file has ${size.width} × ${size.height} pixels: write these, or numbers with the same ratio.`;
    context.report(node, message, fix, 'warning');
  }
  return true;
}

function findSize(
  url: string,
  place: Image | JsxElement,
  context: CompileContext,
): { width: number; height: number } | undefined {
  if (!url) return undefined;
  if (!url.startsWith('/')) {
    const fix = 'Put it into public/img and write "/img/…".';
    context.report(place, `the image "${url}" is not one of this site's files`, fix);
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
    return undefined;
  }
  if (size !== 'unknown') return size;
  const fix = 'Save it as PNG, WebP, AVIF, JPEG, or SVG with a viewBox.';
  context.report(place, `"${path}" can't be read as an image`, fix);
  return undefined;
}
