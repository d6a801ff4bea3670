import { VFileMessage } from 'vfile-message';

interface SyntaxFinding {
  /** Offset of the mistake. The rest can be parsed after the last `<` up to this offset is removed. */
  offset: number;
  message: string;
  fix: string;
}

/**
 * Explains an error of the JSX tag parser to writers. Rethrows every other error, because it is a defect in our code.
 */
export function explainSyntaxError(error: unknown, text: string): SyntaxFinding {
  if (!(error instanceof VFileMessage)) throw error;
  const unclosed = /^Expected a closing tag for `<([^>]*)>` \((\d+):(\d+)/.exec(error.reason);
  if (unclosed) {
    const [, name, line, column] = unclosed;
    return {
      offset: offsetAt(text, Number(line), Number(column)),
      message: `"<${name}>" is not closed where it was opened`,
      fix: `Add "</${name}>" after its content, in the same list item or admonition and on a line of its own; write "<${name} … />" when it has no content.`,
    };
  }
  const place = error.place && 'start' in error.place ? error.place.start : error.place;
  const errorOffset = place?.offset ?? text.length;
  const closing = /^(?:Unexpected closing tag|Expected the closing tag) `<\/([^>]*)>`/.exec(error.reason);
  if (closing) {
    return {
      offset: errorOffset,
      message: `"</${closing[1]}>" doesn't close the innermost open tag`,
      fix: 'The opening and the closing tag must be in the same paragraph, list item or admonition; put each on its own line, with an empty line before and after their content.',
    };
  }
  if (error.ruleId === 'unexpected-closing-slash') {
    return {
      offset: errorOffset,
      message: 'a closing tag has no opening tag',
      fix: 'Remove it, or add the opening tag before it.',
    };
  }
  const offset = text.lastIndexOf('<', errorOffset - 1);
  return { offset, ...explainBrokenTag(text.slice(offset)) };
}

/** Explains a tag with an invalid character, which is usually a `<` that was meant literally. */
function explainBrokenTag(text: string): { message: string; fix: string } {
  if (text.startsWith('<!--')) return { message: "a page can't contain an HTML comment", fix: 'Remove it.' };
  const isLink = /^<(https?:|mailto:|[\w.+-]+@)/.test(text);
  return {
    message: `"${text.slice(0, 24).split('\n')[0]}" starts a tag that can't be parsed`,
    fix: isLink
      ? 'Write the address without "<" and ">", or as [text](address).'
      : 'Write "\\<" for a literal "<", put it in `code`, or fix the tag.',
  };
}

function offsetAt(text: string, line: number, column: number): number {
  const linesBefore = text.split('\n').slice(0, line - 1);
  return linesBefore.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
