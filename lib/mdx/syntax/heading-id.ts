import { markdownLineEnding, markdownSpace } from 'micromark-util-character';
import type { Code, Construct, Effects, State } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    headingId: 'headingId';
    headingIdMarker: 'headingIdMarker';
    headingIdValue: 'headingIdValue';
  }
}

const NUMBER_SIGN = 35;
const RIGHT_BRACE = 125;

/**
 * Grammar of `{#first-start}` at the end of a line of running text. Code never gets here: it is a construct of its own.
 */
export const headingId: Construct = { name: 'headingId', tokenize: tokenizeHeadingId };

const lineEnd: Construct = { tokenize: tokenizeLineEnd, partial: true };

function tokenizeHeadingId(effects: Effects, ok: State, nok: State): State {
  let length = 0;
  return open;

  function open(code: Code): State {
    effects.enter('headingId');
    effects.enter('headingIdMarker');
    effects.consume(code);
    return sign;
  }

  function sign(code: Code): State | undefined {
    if (code !== NUMBER_SIGN) return nok(code);
    effects.consume(code);
    effects.exit('headingIdMarker');
    effects.enter('headingIdValue');
    return value;
  }

  function value(code: Code): State | undefined {
    if (code === RIGHT_BRACE && length > 0) {
      effects.exit('headingIdValue');
      effects.enter('headingIdMarker');
      effects.consume(code);
      effects.exit('headingIdMarker');
      effects.exit('headingId');
      return effects.check(lineEnd, ok, nok);
    }
    if (!isIdCharacter(code, length === 0)) return nok(code);
    length++;
    effects.consume(code);
    return value;
  }
}

function tokenizeLineEnd(effects: Effects, ok: State, nok: State): State {
  const end = (code: Code) => (code === null || markdownLineEnding(code) ? ok(code) : nok(code));
  return start;

  function start(code: Code): State | undefined {
    if (!markdownSpace(code)) return end(code);
    effects.enter('whitespace');
    return space(code);
  }

  function space(code: Code): State | undefined {
    if (markdownSpace(code)) {
      effects.consume(code);
      return space;
    }
    effects.exit('whitespace');
    return end(code);
  }
}

/** Lower-case letters and digits; `-`, `.` and `_` after the first. */
function isIdCharacter(code: Code, first: boolean): boolean {
  if (code === null || code < 0) return false;
  return (first ? /[a-z0-9]/ : /[a-z0-9._-]/).test(String.fromCharCode(code));
}
