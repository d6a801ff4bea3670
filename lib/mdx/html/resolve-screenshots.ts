import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { SCREENSHOT_MODES, SCREENSHOT_SCALE, screenshotFile, screenshotFolder } from '@/lib/content/screenshot-files';
import { DEFAULT_LOCALE, LOCALE_INFO, type Locale } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';
import type { CompileContext } from '../context';

/** Adds the files and size of each `Screenshot`. Removes a screenshot that lacks files in its language and in the default language. */
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
  const shown = findScreenshot(name, node, context);
  if (!shown) return false;
  node.properties = {
    src: toUrl(screenshotFile(name, shown.locale, 'light')),
    darkSrc: toUrl(screenshotFile(name, shown.locale, 'dark')),
    alt,
    width: String(shown.width / SCREENSHOT_SCALE),
    height: String(shown.height / SCREENSHOT_SCALE),
    ...(caption && { caption }),
  };
  return true;
}

const toUrl = (file: string) => file.slice('public'.length);

/** Screen readers pronounce the alternative text in the language of the page. */
function checkAlt(alt: string, node: Element, context: CompileContext): void {
  const isChinese = /\p{Script=Han}/u.test(alt);
  if (isChinese === (LOCALE_INFO[context.locale].script === 'Han')) return;
  const fix = 'Describe the screenshot in that language.';
  context.report(node, `the alternative text "${alt}" is not in the language of the page`, fix, 'warning');
}

interface ShownScreenshot {
  locale: Locale;
  width: number;
  height: number;
}

/**
 * Returns the size of the screenshot in the page's language, or in the default language where that one is incomplete.
 * Reports missing files of both languages, and different sizes in light and dark mode.
 */
function findScreenshot(name: string, node: Element, context: CompileContext): ShownScreenshot | undefined {
  const languages = [...new Set<Locale>([context.locale, DEFAULT_LOCALE])];
  const variants = languages.flatMap((locale) =>
    SCREENSHOT_MODES.map((mode) => {
      const file = screenshotFile(name, locale, mode);
      const size = context.files.imageSize(file);
      return { locale, file, size: size === 'unknown' ? undefined : size };
    }),
  );
  const sizesIn = (language: Locale) =>
    variants.flatMap(({ locale, size }) => (locale === language && size ? [size] : []));
  const shown = languages.find((locale) => sizesIn(locale).length === SCREENSHOT_MODES.length);
  const missingFiles = variants.filter(({ size }) => !size).map(({ file }) => file);
  if (missingFiles.length > 0) {
    const names = context.files
      .list(screenshotFolder(context.locale, 'light'))
      .map((file) => file.replace(/\.avif$/, ''));
    const addToCatalog =
      'Add it to scripts/screenshots/catalog.ts, then run: npx tsx scripts/screenshots.ts --source <folder of PeerBanHelper>';
    const fix = missingFiles.length === variants.length ? didYouMean(name, names, addToCatalog) : addToCatalog;
    const message = `the screenshot "${name}" lacks ${missingFiles.join(', ')}`;
    context.report(node, message, fix, shown ? 'warning' : 'error');
  }
  const [light, dark] = shown ? sizesIn(shown) : [];
  if (!shown || !light || !dark) return undefined;
  if (light.width !== dark.width || light.height !== dark.height) {
    const message = `the screenshot "${name}" has ${light.width} × ${light.height} pixels in light mode and ${dark.width} × ${dark.height} in dark mode`;
    const fix = 'Take it again with: npx tsx scripts/screenshots.ts --source <folder of PeerBanHelper>';
    context.report(node, message, fix);
  }
  return { locale: shown, ...light };
}
