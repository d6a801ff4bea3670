import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { GLOSSARY_FILE, parseGlossary, wordsToAvoid } from '@/lib/content/glossary';
import { positionAt } from '@/lib/text-position';
import type { CompileContext } from '../../context';
import { isJsxElement } from '../../tree';

/** Attributes that are visible to readers. */
const TEXT_ATTRIBUTES = ['title', 'summary', 'label', 'alt', 'caption'];

/** Warns about words that the glossary avoids. Bold text and code are exempt, because they quote PeerBanHelper. */
export function remarkAvoidedWords(context: CompileContext) {
  return (tree: Root): void => {
    const avoided = wordsToAvoid(parseGlossary(context.files.read(GLOSSARY_FILE)), context.locale);
    const check = (start: number | undefined, end: number | undefined) => {
      const text = context.body.slice(start, end);
      for (const { word, instead, pattern } of avoided) {
        const index = text.search(pattern);
        if (index === -1 || start === undefined) continue;
        const fix = `Write "${instead}" (${GLOSSARY_FILE}).`;
        context.report(positionAt(context.body, start + index), `the glossary avoids "${word}"`, fix, 'warning');
      }
    };
    visit(tree, (node) => {
      if (node.type === 'strong') return SKIP;
      if (node.type === 'text' || node.type === 'image') check(node.position?.start.offset, node.position?.end.offset);
      for (const attribute of isJsxElement(node) ? node.attributes : [])
        if (attribute.type === 'mdxJsxAttribute' && TEXT_ATTRIBUTES.includes(attribute.name))
          check(attribute.position?.start.offset, attribute.position?.end.offset);
      return undefined;
    });
  };
}
