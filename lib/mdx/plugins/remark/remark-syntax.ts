import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx';
import { directive } from 'micromark-extension-directive';
import { mdxJsx } from 'micromark-extension-mdx-jsx';
import { mdxMd } from 'micromark-extension-mdx-md';
import type { Construct, Extension } from 'micromark-util-types';
import type {} from 'remark-parse';
import type { Parser, Processor } from 'unified';
import { positionAt } from '@/lib/text-position';
import type { CompileContext } from '../../context';
import { explainSyntaxError } from '../../explain-syntax-error';
import { isRoot } from '../../tree';

const COLON = 58;
/** Limits repeated parsing; a page with more broken tags shows the rest after some of them are fixed. */
const MAX_SYNTAX_ERRORS = 20;

/**
 * Replaces the MDX grammar. JSX tags and `:::` containers are syntax; expressions, `import` and `export` are not.
 * `:name` and `::name` are text, so that writers need not escape `10:30` and `host:port`.
 *
 * A broken tag is reported and removed, and the text is parsed again, so that writers see all problems at once.
 */
export function remarkSyntax(this: Processor, context: CompileContext): void {
  const data = this.data();
  // Overwrites the extensions of remark-mdx, the only plugin that runs before this one.
  data.micromarkExtensions = [mdxJsx(), mdxMd(), containerDirective()];
  data.fromMarkdownExtensions = [mdxJsxFromMarkdown(), directiveFromMarkdown()];
  if (this.parser) this.parser = createTolerantParser(this.parser, context);
}

function createTolerantParser(parse: Parser, context: CompileContext): Parser<Root> {
  return (document, file) => {
    const { report } = file.data.mdxContext ?? context;
    let text = document;
    for (let attempt = 0; attempt < MAX_SYNTAX_ERRORS; attempt++) {
      try {
        const tree = parse(text, file);
        if (isRoot(tree)) return tree;
        break;
      } catch (error) {
        const { offset, message, fix } = explainSyntaxError(error, text);
        report(positionAt(text, offset), message, fix);
        const tagStart = Math.max(0, text.lastIndexOf('<', offset));
        text = `${text.slice(0, tagStart)} ${text.slice(tagStart + 1)}`;
      }
    }
    return { type: 'root', children: [] };
  };
}

function containerDirective(): Extension {
  const flow = directive().flow?.[COLON];
  const constructs: Construct[] = Array.isArray(flow) ? flow : [];
  return { flow: { [COLON]: constructs.slice(0, 1) } };
}
