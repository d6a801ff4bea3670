import type { Point } from 'unist';
import { VFileMessage } from 'vfile-message';
import { positionAt } from '@/lib/text-position';

export interface SyntaxFinding {
  point: Point | undefined;
  what: string;
  cure: string;
  /** Offset of the `<` without which the rest can be read; undefined when reading on would only confuse. */
  blankOffset?: number;
}

/**
 * What the parser of JSX tags complained about, in a writer's words; anything but its messages is thrown on as a defect of ours.
 */
export function readSyntaxError(error: unknown, text: string): SyntaxFinding {
  if (!(error instanceof VFileMessage)) throw error;
  const unclosed = /^Expected a closing tag for `<([^>]*)>` \((\d+):(\d+)/.exec(error.reason);
  if (unclosed) return readUnclosed(text, unclosed[1] ?? '', Number(unclosed[2]), Number(unclosed[3]));
  const place = pointOf(error);
  const offset = place?.offset ?? 0;
  const closing = /^(?:Unexpected closing tag|Expected the closing tag) `<\/([^>]*)>`/.exec(error.reason);
  if (closing) {
    return {
      point: place,
      blankOffset: offset,
      what: `"</${closing[1]}>" does not close the tag that is open here`,
      cure: 'The opening and the closing tag must be in the same paragraph, list item or admonition; put each on its own line, with an empty line before and after their content.',
    };
  }
  if (error.ruleId === 'unexpected-closing-slash') {
    return {
      point: place,
      blankOffset: offset - 1,
      what: 'a closing tag has no opening tag',
      cure: 'Remove it, or add the opening tag before it.',
    };
  }
  return readBrokenTag(error, text, place);
}

/** A character that can't be in a tag: mostly a `<` that was meant literally. */
function readBrokenTag(error: VFileMessage, text: string, place: Point | undefined): SyntaxFinding {
  const blankOffset = text.lastIndexOf('<', (place?.offset ?? text.length) - 1);
  if (blankOffset < 0) return { point: place, what: error.reason, cure: 'Fix the tag.' };
  const point = { ...positionAt(text, blankOffset), offset: blankOffset };
  if (text.startsWith('<!--', blankOffset)) {
    return { point, blankOffset, what: 'an HTML comment is not possible in a page', cure: 'Remove it.' };
  }
  const excerpt = text.slice(blankOffset, blankOffset + 24).split('\n')[0];
  const link = /^<(https?:|mailto:|[\w.+-]+@)/.test(text.slice(blankOffset));
  return {
    point,
    blankOffset,
    what: `"${excerpt}" begins a tag that can't be read`,
    cure: link
      ? 'Write the address without "<" and ">", or as [text](address).'
      : 'Write "\\<" for the sign itself, put it in `code`, or fix the tag.',
  };
}

function readUnclosed(text: string, name: string, line: number, column: number): SyntaxFinding {
  const point = { line, column, offset: offsetAt(text, line, column) };
  return {
    point,
    blankOffset: point.offset,
    what: `"<${name}>" is not closed where it was opened`,
    cure: `Add "</${name}>" after its content, in the same list item or admonition and on a line of its own; write "<${name} … />" when it has no content.`,
  };
}

function pointOf(message: VFileMessage): Point | undefined {
  const { place } = message;
  if (!place) return undefined;
  return 'start' in place ? place.start : place;
}

function offsetAt(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}
