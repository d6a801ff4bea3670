import type { Literal } from 'mdast';
import type { Extension, CompileContext as FromMarkdown, Token } from 'mdast-util-from-markdown';

/** `{#id}` at the end of a line; the value is the id. */
export interface HeadingIdNode extends Literal {
  type: 'headingId';
}

/** `{` in running text; the value is the brace. */
export interface StrayBraceNode extends Literal {
  type: 'strayBrace';
}

declare module 'mdast' {
  interface PhrasingContentMap {
    headingId: HeadingIdNode;
    strayBrace: StrayBraceNode;
  }
  interface RootContentMap {
    headingId: HeadingIdNode;
    strayBrace: StrayBraceNode;
  }
}

/** Turns the tokens of `headingId` and `strayBrace` into nodes. */
export const syntaxToMdast: Extension = {
  enter: {
    headingId(this: FromMarkdown, token: Token) {
      this.enter({ type: 'headingId', value: this.sliceSerialize(token).slice(2, -1) }, token);
    },
    strayBrace(this: FromMarkdown, token: Token) {
      this.enter({ type: 'strayBrace', value: '{' }, token);
    },
  },
  exit: { headingId: exit, strayBrace: exit },
};

function exit(this: FromMarkdown, token: Token) {
  this.exit(token);
}
