import type { Nodes, Root, Text } from 'mdast';
import { walkNodes } from '../../tree';

/** Characters that only Chinese and Japanese text has. */
const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60\uffe0-\uffe6]/u;
/** Punctuation that is full-width in Chinese and not in English. */
const AMBIGUOUS = /[\u2014\u2018\u2019\u201c\u201d\u2026]/;

/** Joins source lines between Chinese characters, where a browser would show the line end as a space. */
export function remarkCjkLines() {
  return (tree: Root): void => {
    walkNodes(tree, (node) => {
      if (node.type !== 'paragraph' && node.type !== 'heading') return;
      const texts = leaves(node);
      texts.forEach((leaf, index) => {
        if (leaf) joinLines(leaf, texts[index - 1]?.value, texts[index + 1]?.value);
      });
    });
  };
}

/** Texts of a block in order; anything else that shows, code or an image, is a gap. */
function leaves(node: Nodes): (Text | undefined)[] {
  if (node.type === 'text') return [node];
  if (!('children' in node)) return [undefined];
  const children: Nodes[] = node.children;
  return children.flatMap(leaves);
}

function joinLines(leaf: Text, before = '', after = ''): void {
  const { value } = leaf;
  leaf.value = value.replaceAll(/[\t ]*\n[\t ]*/g, (lineEnd, offset: number) => {
    const previous = Array.from(value.slice(0, offset) || before).at(-1) ?? '';
    const next = Array.from(value.slice(offset + lineEnd.length) || after).at(0) ?? '';
    return joinsWithoutSpace(previous, next) ? '' : '\n';
  });
}

function joinsWithoutSpace(a: string, b: string): boolean {
  if (IDEOGRAPHIC.test(a)) return IDEOGRAPHIC.test(b) || AMBIGUOUS.test(b);
  return AMBIGUOUS.test(a) && IDEOGRAPHIC.test(b);
}
