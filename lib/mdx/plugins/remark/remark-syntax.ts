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
/** Limits repeated parsing; a page with more broken tags shows the rest after some of them are fixed. */
const MAX_SYNTAX_ERRORS = 20;

/**
 * Replaces the MDX grammar. JSX tags, `:::` containers and `{#id}` are syntax; expressions, `import` and `export` are
 * not. `:name` and `::name` are text, so that writers need not escape `10:30` and `host:port`.
 *
 * A broken tag is reported and removed, and the text is parsed again, so that writers see all problems at once.
 */
export function remarkSyntax(this: Processor, context: CompileContext): void {
  const data = this.data();
  // Overwrites the extensions of remark-mdx, the only plugin that runs before this one.
  data.micromarkExtensions = [mdxJsx(), mdxMd(), containerDirective(), { text: { [LEFT_BRACE]: strayBrace } }];
  data.fromMarkdownExtensions = [mdxJsxFromMarkdown(), directiveFromMarkdown(), strayBraceFromMarkdown];
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
 * Parses a `{` in text, where MDX would start an expression, as a separate node. The node is either the start of a
 * heading id (`remark-headings.ts`), or reported (`remark-plain-text.ts`).
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
