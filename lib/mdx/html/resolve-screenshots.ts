import type { Element, Root } from 'hast';
import { SCREENSHOT_MODES, SCREENSHOT_SCALE, screenshotFile, screenshotFolder } from '@/lib/content/screenshot-files';
import { DEFAULT_LOCALE, LOCALE_INFO, type Locale } from '@/lib/locales';
import { didYouMean } from '@/lib/nearest';
import type { CompileContext } from '../context';
import { replaceElements } from '../tree';

/** Adds the files and size of each `Screenshot`, and removes one that lacks files in its language and in the default. */
export function resolveScreenshots(tree: Root, context: CompileContext): void {
  replaceElements(tree, (node) => {
    if (node.tagName !== 'Screenshot') return undefined;
    const { alt, caption } = node.properties;
    const name = String(node.properties.name);
    context.screenshots.push(name);
    checkAlt(String(alt), node, context);
    const shown = findScreenshot(name, node, context);
    if (!shown) return [];
    node.properties = { ...shown, alt, ...(caption && { caption }) };
    return undefined;
  });
}

/** Screen readers pronounce the alternative text in the language of the page. */
function checkAlt(alt: string, node: Element, context: CompileContext): void {
  const isChinese = /\p{Script=Han}/u.test(alt);
  if (isChinese === (LOCALE_INFO[context.locale].script === 'Han')) return;
  const fix = 'Describe the screenshot in that language.';
  context.report(node, `the alternative text "${alt}" is not in the language of the page`, fix, 'warning');
}

/** Returns the attributes of a screenshot in the page's language or else the default one. Reports missing files. */
function findScreenshot(name: string, node: Element, context: CompileContext) {
  const missing: string[] = [];
  const find = (locale: Locale) => {
    const [light, dark] = SCREENSHOT_MODES.map((mode) => {
      const file = screenshotFile(name, locale, mode);
      const size = context.files.imageSize(file);
      if (size && size !== 'unknown') return { src: file.slice('public'.length), ...size };
      missing.push(file);
      return undefined;
    });
    return light && dark && { light, dark };
  };
  const [own, original] = [find(context.locale), find(DEFAULT_LOCALE)];
  const shown = own ?? original;
  if (missing.length > 0) {
    const files = context.files.list(screenshotFolder(context.locale, 'light'));
    const names = shown ? [] : files.map((file) => file.replace(/\.avif$/, ''));
    const otherwise =
      'Add it to scripts/screenshots/catalog.ts, then run: npx tsx scripts/screenshots.ts --source <folder of PeerBanHelper>';
    const message = `the screenshot "${name}" lacks ${[...new Set(missing)].join(', ')}`;
    context.report(node, message, didYouMean(name, names, otherwise), shown ? 'warning' : 'error');
  }
  if (!shown) return undefined;
  const { light, dark } = shown;
  const inCssPixels = (pixels: number) => String(pixels / SCREENSHOT_SCALE);
  return { src: light.src, darkSrc: dark.src, width: inCssPixels(light.width), height: inCssPixels(light.height) };
}
