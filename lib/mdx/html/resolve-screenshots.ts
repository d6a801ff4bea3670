import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { SCREENSHOT_MODES, SCREENSHOT_SCALE, screenshotFile, screenshotFolder } from '@/lib/content/screenshot-files';
import { LOCALES } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';
import type { CompileContext } from '../context';

/** Adds the files and size of each `Screenshot`. Removes a screenshot that lacks files in the page's language. */
export function resolveScreenshots(tree: Root, context: CompileContext): void {
  visit(tree, 'element', (node, index, parent) => {
    if (resolveScreenshot(node, context) || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}

/** Returns false for a screenshot that can't be shown. */
function resolveScreenshot(node: Element, context: CompileContext): boolean {
  if (node.tagName !== 'Screenshot') return true;
  const { alt, caption } = node.properties;
  const name = String(node.properties.name);
  context.screenshots.push(name);
  checkAlt(String(alt), node, context);
  const size = findSize(name, node, context);
  if (!size) return false;
  node.properties = {
    src: toUrl(screenshotFile(name, context.locale, 'light')),
    darkSrc: toUrl(screenshotFile(name, context.locale, 'dark')),
    alt,
    width: String(size.width / SCREENSHOT_SCALE),
    height: String(size.height / SCREENSHOT_SCALE),
    ...(caption && { caption }),
  };
  return true;
}

const toUrl = (file: string) => file.slice('public'.length);

/** Screen readers pronounce the alternative text in the language of the page. */
function checkAlt(alt: string, node: Element, context: CompileContext): void {
  const isChinese = /\p{Script=Han}/u.test(alt);
  if (isChinese === (context.locale === 'zh-Hans')) return;
  const fix = 'Describe the screenshot in that language.';
  context.report(node, `the alternative text "${alt}" is not in the language of the page`, fix, 'warning');
}

/**
 * Returns the size of the screenshot in the page's language. Reports missing files of all languages, and different
 * sizes in light and dark mode.
 */
function findSize(name: string, node: Element, context: CompileContext): { width: number; height: number } | undefined {
  const variants = LOCALES.flatMap((locale) =>
    SCREENSHOT_MODES.map((mode) => {
      const file = screenshotFile(name, locale, mode);
      return { locale, file, size: context.files.imageSize(file) };
    }),
  );
  const missingFiles = variants.filter(({ size }) => !size || size === 'unknown').map(({ file }) => file);
  if (missingFiles.length > 0) {
    const names = context.files
      .list(screenshotFolder(context.locale, 'light'))
      .map((file) => file.replace(/\.avif$/, ''));
    const addToCatalog =
      'Add it to scripts/screenshots/catalog.ts, then run: npx tsx scripts/screenshots.ts --source <folder of PeerBanHelper>';
    const fix = missingFiles.length === variants.length ? didYouMean(name, names, addToCatalog) : addToCatalog;
    context.report(node, `the screenshot "${name}" lacks ${missingFiles.join(', ')}`, fix);
  }
  const [light, dark] = variants
    .filter(({ locale }) => locale === context.locale)
    .flatMap(({ size }) => (size && size !== 'unknown' ? [size] : []));
  if (!light || !dark) return undefined;
  if (light.width !== dark.width || light.height !== dark.height) {
    const message = `the screenshot "${name}" has ${light.width} × ${light.height} pixels in light mode and ${dark.width} × ${dark.height} in dark mode`;
    const fix = 'Take it again with: npx tsx scripts/screenshots.ts --source <folder of PeerBanHelper>';
    context.report(node, message, fix);
  }
  return light;
}
