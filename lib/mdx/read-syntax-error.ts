import { VFileMessage } from 'vfile-message';

interface SyntaxFinding {
  /** Offset of what is wrong; the rest can be read without the last `<` up to there. */
  offset: number;
  what: string;
  cure: string;
}

/**
 * What the parser of JSX tags complained about, in a writer's words; anything but its messages is thrown on as a defect of ours.
 */
export function readSyntaxError(error: unknown, text: string): SyntaxFinding {
  if (!(error instanceof VFileMessage)) throw error;
  const unclosed = /^Expected a closing tag for `<([^>]*)>` \((\d+):(\d+)/.exec(error.reason);
  if (unclosed) {
    const [, name, line, column] = unclosed;
    return {
      offset: offsetAt(text, Number(line), Number(column)),
      what: `"<${name}>" is not closed where it was opened`,
      cure: `Add "</${name}>" after its content, in the same list item or admonition and on a line of its own; write "<${name} … />" when it has no content.`,
    };
  }
  const place = error.place && 'start' in error.place ? error.place.start : error.place;
  const at = place?.offset ?? text.length;
  const closing = /^(?:Unexpected closing tag|Expected the closing tag) `<\/([^>]*)>`/.exec(error.reason);
  if (closing) {
    return {
      offset: at,
      what: `"</${closing[1]}>" does not close the tag that is open here`,
      cure: 'The opening and the closing tag must be in the same paragraph, list item or admonition; put each on its own line, with an empty line before and after their content.',
    };
  }
  if (error.ruleId === 'unexpected-closing-slash') {
    return {
      offset: at,
      what: 'a closing tag has no opening tag',
      cure: 'Remove it, or add the opening tag before it.',
    };
  }
  const offset = text.lastIndexOf('<', at - 1);
  return { offset, ...readBrokenTag(text.slice(offset)) };
}

/** A character that can't be in a tag: mostly a `<` that was meant literally. */
function readBrokenTag(text: string): { what: string; cure: string } {
  if (text.startsWith('<!--')) return { what: 'an HTML comment is not possible in a page', cure: 'Remove it.' };
  const isLink = /^<(https?:|mailto:|[\w.+-]+@)/.test(text);
  return {
    what: `"${text.slice(0, 24).split('\n')[0]}" begins a tag that can't be read`,
    cure: isLink
      ? 'Write the address without "<" and ">", or as [text](address).'
      : 'Write "\\<" for the sign itself, put it in `code`, or fix the tag.',
  };
}

function offsetAt(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}
