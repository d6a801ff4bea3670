import type { Nodes, Text } from 'mdast';

/** Characters that occur only in Chinese and Japanese text. */
const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60\uffe0-\uffe6]/u;
/** Punctuation that is full-width in Chinese, but not in English. */
const AMBIGUOUS = /[\u2014\u2018\u2019\u201c\u201d\u2026]/;

/** Has space of its own. In Markdown, bold text that ends with it needs a space after it. */
const FULL_WIDTH_PUNCTUATION = /[\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff60]/;

/** Removes line breaks between Chinese characters, which browsers show as spaces, and spaces next to punctuation. */
export function joinCjkLines(node: Nodes): void {
  if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
  const texts = collectTexts(node);
  texts.forEach((text, index) => {
    if (text) joinLines(text, texts[index - 1]?.value, texts[index + 1]?.value);
  });
}

/** Returns the texts of a block in document order, and undefined for other visible content such as code and images. */
function collectTexts(node: Nodes): (Text | undefined)[] {
  if (node.type === 'text') return [node];
  if (!('children' in node) || node.children.length === 0) return [undefined];
  const children: Nodes[] = node.children;
  return children.flatMap(collectTexts);
}

function joinLines(text: Text, before = '', after = ''): void {
  const { value } = text;
  text.value = value.replaceAll(/[\t ]*\n[\t ]*|[\t ]+/g, (space, offset: number) => {
    const previous = Array.from(value.slice(0, offset) || before).at(-1) ?? '';
    const next = Array.from(value.slice(offset + space.length) || after).at(0) ?? '';
    const both = [previous, next];
    if (both.some((character) => FULL_WIDTH_PUNCTUATION.test(character))) return '';
    if (!space.includes('\n')) return space;
    const isChinese = both.every((character) => IDEOGRAPHIC.test(character) || AMBIGUOUS.test(character));
    return isChinese && both.some((character) => IDEOGRAPHIC.test(character)) ? '' : '\n';
  });
}
