import type { Image, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/nearest';
import type { CompileContext } from '../context';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Images must be files of ours and have a text; Markdown's get the size of the file. */
export function remarkImages(context: CompileContext) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'image') checkImage(node, context);
      if (node.type === 'imageReference') {
        context.report(node, {
          what: 'an image is given by reference',
          cure: 'Write <Figure src="…" alt="…" width="…" height="…" />.',
        });
      }
      if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Figure') {
        checkFigure(node, context);
      }
    });
  };
}

function checkImage(node: Image, context: CompileContext): void {
  if (!node.alt?.trim()) {
    context.report(node, {
      what: `the image "${node.url}" has no alternative text`,
      cure: 'Write what is to be seen: ![text](address).',
    });
  }
  const size = findSize(node.url, node, context);
  if (size) node.data = { ...node.data, hProperties: { ...size, loading: 'lazy', decoding: 'async' } };
}

function checkFigure(node: JsxElement, context: CompileContext): void {
  const attribute = (name: string) => {
    const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
    return typeof found?.value === 'string' ? found.value : '';
  };
  const size = attribute('src') ? findSize(attribute('src'), node, context) : undefined;
  const written = { width: Number(attribute('width')), height: Number(attribute('height')) };
  for (const name of ['width', 'height'] as const) {
    if (attribute(name) && !(Number.isInteger(written[name]) && written[name] > 0)) {
      context.report(node, {
        what: `the ${name} "${attribute(name)}" is no number of pixels`,
        cure: `Write ${name}="640".`,
      });
      return;
    }
  }
  if (!size || !written.width || !written.height) return;
  const stretch = written.width / size.width / (written.height / size.height);
  if (Math.abs(stretch - 1) > 0.02) {
    context.report(node, {
      severity: 'warning',
      what: `${written.width} × ${written.height} is not the shape of "${attribute('src')}"`,
      cure: `The file has ${size.width} × ${size.height} pixels: write these, or the same ratio.`,
    });
  }
}

function findSize(
  url: string,
  place: Image | JsxElement,
  context: CompileContext,
): { width: number; height: number } | undefined {
  if (!url) return undefined;
  if (!url.startsWith('/')) {
    context.report(place, {
      what: `the image "${url}" is not one of this site's files`,
      cure: 'Put it into public/img and write "/img/…".',
    });
    return undefined;
  }
  const path = `public${decodePath(url)}`;
  const size = context.files.imageSize(path);
  if (!size) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const names = context.files.list(folder).map((name) => `${folder.slice('public'.length)}/${name}`);
    context.report(place, {
      what: `the image file "${path}" does not exist`,
      cure: didYouMean(url, names, 'Add the file, or mend the path.'),
    });
    return undefined;
  }
  return size === 'unknown' ? undefined : size;
}

/** The file's path below `public`; steps upwards end there. */
function decodePath(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'file:///').pathname);
  } catch {
    return url;
  }
}
