import { type Document, isCollection, isScalar, visit, type YAMLParseError } from 'yaml';

export interface SyntaxProblem {
  /** Offset in the text, if known. */
  offset: number | undefined;
  message: string;
  fix: string;
}

const CLOSING: Record<string, string> = { '"': '"', "'": "'", '[': ']', '{': '}' };

/** Plain words for the most common mistakes. */
const DESCRIPTIONS: Partial<Record<YAMLParseError['code'], Omit<SyntaxProblem, 'offset'>>> = {
  BAD_DQ_ESCAPE: {
    message: 'a backslash in double quotes begins an escape sequence',
    fix: 'Write two backslashes for one, or put the value in single quotes.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'a second key starts within the value',
    fix: 'Put a value that contains ": " in quotes, and begin all keys in the same column.',
  },
  DUPLICATE_KEY: { message: 'the key appears a second time', fix: 'Remove one of them.' },
  MULTILINE_IMPLICIT_KEY: {
    message: 'the line has no key',
    fix: 'Write "key: value", with a plain colon and a space between the two.',
  },
  TAB_AS_INDENT: { message: 'the line is indented with a tab', fix: 'Indent it with spaces.' },
};

/** Describes the first syntax error. Ignores the others, which usually follow from the first. */
export function describeYamlError(document: Document, text: string): SyntaxProblem[] {
  const [error] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (!error) return [];
  const [offset] = error.pos;
  const start = findUnclosedStart(document, offset);
  const opening = text[start ?? text.length] ?? '';
  const closing = CLOSING[opening];
  if (start !== undefined && closing) {
    return [{ offset: start, message: `the ${opening} is never closed`, fix: `Close it with ${closing} on its line.` }];
  }
  const description = DESCRIPTIONS[error.code] ?? {
    message: `the front matter is not YAML: ${error.message.split('\n')[0]?.replace(/ at line.*$/, '')}`,
    fix: 'Put a value that contains ": " or begins with a special character in quotes.',
  };
  return [{ offset, ...description }];
}

/** Returns the start of the quoted text, list or map in brackets that ends at an error. */
function findUnclosedStart(document: Document, end: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Node(_, node) {
      const isDelimited = isCollection(node) ? node.flow : isScalar(node) && node.type?.startsWith('QUOTE_');
      if (isDelimited && node.range?.[1] === end) start = node.range[0];
    },
  });
  return start;
}
