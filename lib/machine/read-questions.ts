import type { Element, Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString as textOf } from 'hast-util-to-string';

export interface Question {
  name: string;
  /** The first paragraph below the question, which by the house rules says the answer. */
  answer: string;
  /** The question's id. */
  anchor: string;
}

/** The questions of a page whose third-level headings are questions. */
export function readQuestions({ children }: Root): Question[] {
  const blocks = children.filter((node): node is Element => node.type === 'element');
  return blocks.flatMap((block, index): Question[] => {
    const id = block.properties.id;
    if (headingRank(block) !== 3 || typeof id !== 'string') return [];
    const below = blocks.slice(index + 1);
    const end = below.findIndex((one) => headingRank(one) !== undefined);
    const paragraph = below.slice(0, end === -1 ? below.length : end).find(({ tagName }) => tagName === 'p');
    return paragraph ? [{ name: textOf(block).trim(), answer: textOf(paragraph).trim(), anchor: id }] : [];
  });
}
