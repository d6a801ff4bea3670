import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx';
import { directive } from 'micromark-extension-directive';
import { mdxJsx } from 'micromark-extension-mdx-jsx';
import { mdxMd } from 'micromark-extension-mdx-md';
import type { Construct, Extension } from 'micromark-util-types';
import type {} from 'remark-parse';
import type { Parser, Processor } from 'unified';
import type { CompileContext } from '../context';
import { headingId } from '../syntax/heading-id';
import { readSyntaxError } from '../syntax/read-syntax-error';
import { strayBrace } from '../syntax/stray-brace';
import { syntaxToMdast } from '../syntax/syntax-to-mdast';

const COLON = 58;
const LEFT_BRACE = 123;
/** A page with more than this many broken tags is read again after some of them are mended. */
const MAX_SYNTAX_ERRORS = 20;

/**
 * Replaces MDX's grammar by ours: JSX tags stay; expressions, `import` and `export` don't exist; `:::` containers and
 * `{#id}` do. `:name` and `::name` are text, so that `10:30` and `host:port` need no care.
 *
 * A broken tag doesn't end the run: it is reported, blanked out, and the rest is read again.
 */
export function remarkSyntax(this: Processor, context: CompileContext): void {
  const data = this.data();
  // remark-mdx, which the compiler puts in front of us, is the only extension so far.
  data.micromarkExtensions = [mdxJsx(), mdxMd(), containerDirective(), ownSyntax()];
  data.fromMarkdownExtensions = [mdxJsxFromMarkdown(), directiveFromMarkdown(), syntaxToMdast];
  if (this.parser) this.parser = forgivingParser(this.parser, context);
}

function forgivingParser(parse: Parser, context: CompileContext): Parser<Root> {
  return (document, file) => {
    let text = document;
    for (let attempt = 0; attempt < MAX_SYNTAX_ERRORS; attempt++) {
      try {
        const tree = parse(text, file);
        if (isRoot(tree)) return tree;
        break;
      } catch (error) {
        const found = readSyntaxError(error, text);
        context.report(found.point, found);
        if (found.blankOffset === undefined) break;
        text = `${text.slice(0, found.blankOffset)} ${text.slice(found.blankOffset + 1)}`;
      }
    }
    return { type: 'root', children: [] };
  };
}

function isRoot(node: { type: string }): node is Root {
  return node.type === 'root';
}

function containerDirective(): Extension {
  const flow = directive().flow?.[COLON];
  const constructs: Construct[] = Array.isArray(flow) ? flow : [];
  return { flow: { [COLON]: constructs.slice(0, 1) } };
}

function ownSyntax(): Extension {
  return { text: { [LEFT_BRACE]: [headingId, strayBrace] } };
}
