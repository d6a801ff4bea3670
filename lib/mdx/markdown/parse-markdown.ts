import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx';
import { directive } from 'micromark-extension-directive';
import { mdxJsx } from 'micromark-extension-mdx-jsx';
import { mdxMd } from 'micromark-extension-mdx-md';
import type { Construct, Extension } from 'micromark-util-types';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { positionAt } from '@/lib/text-position';
import type { CompileContext, Finding } from '../context';
import { COMMENT_FIX } from './check-text';

const COLON = 58;
/** Limits repeated parsing; a page with more broken tags shows the rest after some of them are fixed. */
const MAX_SYNTAX_ERRORS = 20;

const PROCESSOR = unified()
  .use(remarkParse)
  .use(tagsAndAdmonitions)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkCjkFriendly)
  // A single "~" is the Chinese notation of a range, as in 10~15.
  .use(remarkCjkFriendlyStrikethrough, { singleTilde: false })
  .freeze();

/** Makes tags and `:::` syntax; expressions, `import`, `:name` and `::name` stay text. */
function tagsAndAdmonitions(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [mdxJsx(), mdxMd(), containerDirective()];
  data.fromMarkdownExtensions = [mdxJsxFromMarkdown(), directiveFromMarkdown()];
}

/** Parses a text. Removes and reports each broken tag, and parses again, so that writers see all problems at once. */
export function parseMarkdown({ body, report }: CompileContext): Root {
  let text = body;
  for (let attempt = 0; attempt < MAX_SYNTAX_ERRORS; attempt++) {
    try {
      return PROCESSOR.parse(text);
    } catch (error) {
      // Every other error is a defect in our code.
      if (!(error instanceof VFileMessage)) throw error;
      const [offset, message, fix] = explainSyntaxError(error, text);
      report(positionAt(text, offset), message, fix);
      const tagStart = Math.max(0, text.lastIndexOf('<', offset));
      text = `${text.slice(0, tagStart)} ${text.slice(tagStart + 1)}`;
    }
  }
  return { type: 'root', children: [] };
}

/** Explains an error of the tag parser. Without the last `<` up to the offset, the rest of the text can be parsed. */
function explainSyntaxError({ reason, place, ruleId }: VFileMessage, text: string): [offset: number, ...Finding] {
  const [, unclosed, line, column] = /^Expected a closing tag for `<([^>]*)>` \((\d+):(\d+)/.exec(reason) ?? [];
  if (unclosed !== undefined) {
    const fix = `Add "</${unclosed}>" after its content, in the same list item or admonition and on a line of its own; write "<${unclosed} … />" when it has no content.`;
    return [offsetAt(text, Number(line), Number(column)), `"<${unclosed}>" is not closed where it was opened`, fix];
  }
  const errorOffset = (place && 'start' in place ? place.start : place)?.offset ?? text.length;
  const [, closing] = /^(?:Unexpected closing tag|Expected the closing tag) `<\/([^>]*)>`/.exec(reason) ?? [];
  if (closing !== undefined || ruleId === 'unexpected-closing-slash') {
    const fix =
      'The opening and the closing tag must be in the same paragraph, list item or admonition; put each on its own line, with an empty line before and after their content.';
    return [errorOffset, `"</${closing ?? ''}>" doesn't close the innermost open tag`, fix];
  }
  // An invalid character, usually after a `<` that was meant literally.
  const offset = text.lastIndexOf('<', errorOffset - 1);
  const [tag = ''] = text.slice(offset, offset + 24).split('\n');
  if (tag.startsWith('<!--')) return [offset, "a page can't contain an HTML comment", COMMENT_FIX];
  const fix = /^<(https?:|mailto:|[\w.+-]+@)/.test(tag)
    ? 'Write the address without "<" and ">", or as [text](address).'
    : 'Write "\\<" for a literal "<", put it in `code`, or fix the tag.';
  return [offset, `"${tag}" starts a tag that can't be parsed`, fix];
}

function offsetAt(text: string, line: number, column: number): number {
  const linesBefore = text.split('\n').slice(0, line - 1);
  return linesBefore.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}

function containerDirective(): Extension {
  const flow = directive().flow?.[COLON];
  const constructs: Construct[] = Array.isArray(flow) ? flow : [];
  return { flow: { [COLON]: constructs.slice(0, 1) } };
}
