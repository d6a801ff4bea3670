import type { InlineCode, Nodes, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { LOCALES, type Locale } from '@/lib/locales';
import { readToolTexts, TOOL_TEXTS_FILE } from '@/lib/reference/tool-texts';
import type { CompileContext, Place } from '../context';
import { attributeOf, isJsxElement, type JsxElement, placeInCode, replaceNodes } from '../tree';

/** Checks messages in `log` blocks, code and headings against the texts of PeerBanHelper. */
export function checkQuotes(node: Nodes, context: CompileContext): void {
  if (node.type === 'code' && node.lang === 'log')
    for (const [index, message] of node.value.split('\n').entries())
      if (message.trim()) checkQuote(message, placeInCode(node, index + 1), context);
  // Code without a position is from a label, which has been checked.
  if (node.type === 'inlineCode' && node.position)
    (isMessage(node) ? checkQuote : checkVisible)(node.value, node, context);
  if (node.type === 'heading') {
    const heading = textOf(node).trim();
    const quoted = [...heading.matchAll(/[“「](.+?)[”」]/g)].map(([, text = '']) => text);
    // A heading may omit the end of a message.
    for (const text of new Set([heading, ...quoted])) checkVisible(`${text}…`, node, context);
  }
}

/** Checks the labels in `<Ui>`, and replaces it with bold text, or with code, which plain forms know. */
export function formatUiLabels(tree: Root, context: CompileContext): void {
  replaceNodes(tree, (node) => {
    if (!isJsxElement(node, 'Ui')) return undefined;
    const lang = attributeOf(node, 'lang');
    const labels = textOf(node)
      .trim()
      .split(/\s*→\s*/);
    const locales = LOCALES.filter((locale) => locale === (lang ?? context.locale));
    for (const label of labels) checkQuote(label, node, context, locales);
    // The labels before the last one lead there.
    checkPart(labels.at(-1) ?? '', node, context, locales);
    const isCode = context.sourceOf(node).includes('`');
    const formatted = labels.flatMap((value, index): PhrasingContent[] => [
      ...(index > 0 ? [{ type: 'text' as const, value: ' → ' }] : []),
      isCode
        ? { type: 'inlineCode', value, data: { hProperties: { lang } } }
        : { type: 'strong', children: [{ type: 'text', value }], data: { hProperties: { lang, className: ['ui'] } } },
    ]);
    // A tag on its own line is a block, so its text needs a paragraph.
    return node.type === 'mdxJsxFlowElement' ? [{ type: 'paragraph', children: formatted }] : formatted;
  });
}

/** Returns whether code is a message with a placeholder. Excludes JSON with an empty object. */
function isMessage({ value }: InlineCode): boolean {
  return value.includes('{}') && /\p{L}{2}/u.test(value) && !/^[[{]\s*["{]/.test(value);
}

function checkQuote(text: string, place: Place, context: CompileContext, locales?: readonly Locale[]): void {
  const texts = context.load(TOOL_TEXTS_FILE, readToolTexts);
  context.quotes.push(text);
  checkVisible(text, place, context);
  if (!texts || texts.find(text, locales).length > 0) return;
  const nearest = texts.nearest(text, locales);
  const fix = `${nearest ? `Did you mean "${nearest}"? ` : ''}If the quote is correct, run: npx tsx scripts/quotes.ts <folder of PeerBanHelper>`;
  context.report(place, `PeerBanHelper ${texts.version} doesn't show the text "${text.trim()}"`, fix, 'warning');
}

/** Reports a message that exists, but that the tool neither logs nor shows. */
function checkVisible(text: string, place: Place, context: CompileContext): void {
  const { model: texts } = readToolTexts(context.files.read(TOOL_TEXTS_FILE));
  if (!texts?.isHidden(text)) return;
  const message = `PeerBanHelper ${texts.version} neither logs nor shows the message "${text.trim()}"`;
  context.report(place, message, 'Quote what readers see instead, or describe it.', 'warning');
}

/** Labels that are in several parts of the WebUI, where another part has a button with other words. */
const GENERIC_LABELS =
  /^(Save|O[kK]|Delete|Edit|Name|Status|Type|Rule|Add|Cancel|Refresh|保存|确定|删除|编辑|名称|状态|类型|规则|添加|取消|刷新)$/;

/** Reports a label that isn't in the part of the WebUI that its tag names, or for a generic one, the page. */
function checkPart(label: string, node: JsxElement, context: CompileContext, locales: readonly Locale[]): void {
  const texts = context.load(TOOL_TEXTS_FILE, readToolTexts);
  const from = attributeOf(node, 'from');
  const isGeneric = GENERIC_LABELS.test(label);
  const part = from ?? (isGeneric ? context.frontMatter?.webui : undefined);
  const keys = texts?.find(label, locales) ?? [];
  if (!texts || !(part || isGeneric) || keys.length === 0) return;
  const places = keys.flatMap(texts.webuiKeys);
  const isIn = (prefix: string) => places.some((place) => `${place}.`.startsWith(`${prefix}.`));
  // The menu is next to every part of the WebUI.
  if ((part && isIn(part)) || (!from && isIn('router'))) return;
  const fix = part
    ? `Write the label that this part shows, or the part that shows "${label}" in from="…": ${places.join(', ')}.`
    : `Write the part in from="…", or in "webui" of the front matter: ${places.join(', ')}.`;
  const message = part ? `"${part}" has no label "${label}"` : `many parts of the WebUI have a label "${label}"`;
  context.report(node, message, fix, 'warning');
}
