import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
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
const LEFT_BRACE = 123;
/** A page with more than this many broken tags is read again after some of them are fixed. */
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
  data.micromarkExtensions = [mdxJsx(), mdxMd(), containerDirective(), { text: { [LEFT_BRACE]: strayBrace } }];
  data.fromMarkdownExtensions = [mdxJsxFromMarkdown(), directiveFromMarkdown(), strayBraceFromMarkdown];
  if (this.parser) this.parser = forgivingParser(this.parser, context);
}

function forgivingParser(parse: Parser, context: CompileContext): Parser<Root> {
  return (document, file) => {
    const { report } = file.data.mdxContext ?? context;
    let text = document;
    for (let attempt = 0; attempt < MAX_SYNTAX_ERRORS; attempt++) {
      try {
        const tree = parse(text, file);
        if (isRoot(tree)) return tree;
        break;
      } catch (error) {
        const found = explainSyntaxError(error, text);
        report(positionAt(text, found.offset), found.what, found.cure);
        const tag = Math.max(0, text.lastIndexOf('<', found.offset));
        text = `${text.slice(0, tag)} ${text.slice(tag + 1)}`;
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

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    strayBrace: 'strayBrace';
  }
}

declare module 'mdast' {
  interface StrayBrace extends Literal {
    type: 'strayBrace';
  }
  interface PhrasingContentMap {
    strayBrace: StrayBrace;
  }
  interface RootContentMap {
    strayBrace: StrayBrace;
  }
}

/**
 * A `{` in running text, where MDX would begin an expression. It becomes a node of its own: the beginning of a heading's id
 * (`remark-headings.ts`), or something to report (`remark-plain-text.ts`).
 */
const strayBrace: Construct = {
  name: 'strayBrace',
  tokenize: (effects, ok) => (code) => {
    effects.enter('strayBrace');
    effects.consume(code);
    effects.exit('strayBrace');
    return ok;
  },
};

const strayBraceFromMarkdown: FromMarkdownExtension = {
  enter: {
    strayBrace(token) {
      this.enter({ type: 'strayBrace', value: '{' }, token);
    },
  },
  exit: {
    strayBrace(token) {
      this.exit(token);
    },
  },
};
