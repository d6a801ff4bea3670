/**
 * Reads Java and Kotlin without a parser: what surrounds a place in the code, and how methods are called. Positions are
 * offsets in `masked`, which equals `code` with blank strings and comments.
 */
export interface SourceFile {
  path: string;
  code: string;
  masked: string;
}

/** What surrounds a place: the arguments of a call, or a block. */
export interface Scope {
  open: number;
  close: number;
  isBlock: boolean;
  /** The code before the bracket: the name of a call, or the header of a block, `catch (Exception e)`. */
  head: string;
  /** Whether a lambda's arrow is between the bracket and the place. */
  hasArrow: boolean;
}

const STRING_OR_COMMENT = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])'|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

export function toSourceFile(path: string, code: string): SourceFile {
  return { path, code, masked: code.replaceAll(STRING_OR_COMMENT, (text) => text.replaceAll(/[^\n]/g, ' ')) };
}

/** Lists the brackets around a place, innermost first. */
export function* scopesAround(masked: string, place: number): Generator<Scope> {
  let hasArrow = false;
  for (let index = place - 1; index >= 0; index--) {
    const character = masked[index] ?? '';
    if (')}]'.includes(character)) index = matching(masked, index, -1);
    else if (character === '>' && masked[index - 1] === '-') hasArrow = true;
    else if ('({['.includes(character)) {
      const isBlock = character === '{';
      const head = isBlock ? headerBefore(masked, index) : masked.slice(Math.max(0, index - 100), index);
      yield { open: index, close: matching(masked, index, 1), isBlock, head: head.trim(), hasArrow };
      hasArrow = false;
    }
  }
}

/** Returns the position of the bracket that belongs to the one at `start`. */
export function matching(masked: string, start: number, step: 1 | -1): number {
  let depth = 0;
  for (let index = start; index >= 0 && index < masked.length; index += step) {
    if ('({['.includes(masked[index] ?? '')) depth += step;
    else if (')}]'.includes(masked[index] ?? '')) depth -= step;
    if (depth === 0) return index;
  }
  return step === 1 ? masked.length : 0;
}

function headerBefore(masked: string, open: number): string {
  let start = open;
  while (start > 0 && !';{}'.includes(masked[start - 1] ?? ''))
    start = masked[start - 1] === ')' ? matching(masked, start - 1, -1) : start - 1;
  return masked.slice(start, open);
}

/** Splits a list of arguments, or of parameters, whose types may have commas between angle brackets. */
export function splitList(list: string, isDeclaration = false): string[] {
  const [opening, closing] = isDeclaration ? ['({[<', ')}]>'] : ['({[', ')}]'];
  const parts = [''];
  let depth = 0;
  for (const character of list) {
    if (opening.includes(character)) depth++;
    else if (closing.includes(character)) depth--;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(parts.pop() + character);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
