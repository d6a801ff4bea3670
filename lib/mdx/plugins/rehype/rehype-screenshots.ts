import type { Element, Root } from 'hast';
import { LOCALES } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';
import { PICTURE_MODES, PICTURE_SCALE, pictureFile, pictureFolder } from '@/lib/pictures/picture-files';
import type { CompileContext } from '../../context';
import { walkElements } from '../../tree';

/** Finds the files of each `Screenshot` and their size. One without files of this page's language leaves the page. */
export function rehypeScreenshots(context: CompileContext) {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      node.children = node.children.filter((child) => child.type !== 'element' || isShowable(child, context));
    });
    tree.children = tree.children.filter((child) => child.type !== 'element' || isShowable(child, context));
  };
}

function isShowable(node: Element, context: CompileContext): boolean {
  if (node.tagName !== 'Screenshot') return true;
  const { name: given, alt, caption } = node.properties;
  const name = String(given);
  context.pictures.push(name);
  checkAlt(String(alt), node, context);
  const size = findSize(name, node, context);
  if (!size) return false;
  node.properties = {
    src: toUrl(pictureFile(name, context.locale, 'light')),
    darkSrc: toUrl(pictureFile(name, context.locale, 'dark')),
    alt,
    width: String(size.width / PICTURE_SCALE),
    height: String(size.height / PICTURE_SCALE),
    ...(caption && { caption }),
  };
  return true;
}

const toUrl = (file: string) => file.slice('public'.length);

/** A blind reader hears the alternative text in the voice of the page's language. */
function checkAlt(alt: string, node: Element, context: CompileContext): void {
  const isChinese = /\p{Script=Han}/u.test(alt);
  if (isChinese === (context.locale === 'zh-Hans')) return;
  const cure = 'Say in that language what the picture shows.';
  context.report(node, `the alternative text "${alt}" is not in the language of the page`, cure, 'warning');
}

/** The size of the picture in this page's language; what is missing or unlike in any form is reported. */
function findSize(name: string, node: Element, context: CompileContext): { width: number; height: number } | undefined {
  const forms = LOCALES.flatMap((locale) =>
    PICTURE_MODES.map((mode) => {
      const file = pictureFile(name, locale, mode);
      return { locale, file, size: context.files.imageSize(file) };
    }),
  );
  const missing = forms.filter(({ size }) => !size || size === 'unknown').map(({ file }) => file);
  if (missing.length > 0) {
    const names = context.files.list(pictureFolder(context.locale, 'light')).map((file) => file.replace(/\.avif$/, ''));
    const add =
      'Add it to scripts/pictures/catalog, then run: npx tsx scripts/pictures.ts --source <folder of PeerBanHelper>';
    const cure = missing.length === forms.length ? didYouMean(name, names, add) : add;
    context.report(node, `the picture "${name}" lacks ${missing.join(', ')}`, cure);
  }
  const [light, dark] = forms
    .filter(({ locale }) => locale === context.locale)
    .flatMap(({ size }) => (size && size !== 'unknown' ? [size] : []));
  if (!light || !dark) return undefined;
  if (light.width !== dark.width || light.height !== dark.height) {
    const what = `the picture "${name}" has ${light.width} × ${light.height} pixels in light mode and ${dark.width} × ${dark.height} in dark mode`;
    const cure = 'Take it again with: npx tsx scripts/pictures.ts --source <folder of PeerBanHelper>';
    context.report(node, what, cure);
  }
  return light;
}
