import type { Construct, Effects, State } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    strayBrace: 'strayBrace';
  }
}

/**
 * A `{` in running text, where MDX would begin an expression. It stays a character and is reported, so that one page's
 * mistakes can all be told at once.
 */
export const strayBrace: Construct = {
  name: 'strayBrace',
  tokenize(effects: Effects, ok: State): State {
    return (code) => {
      effects.enter('strayBrace');
      effects.consume(code);
      effects.exit('strayBrace');
      return ok;
    };
  },
};
