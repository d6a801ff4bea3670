/**
 * Whether a translation has the structure of its original. Pure.
 */
import type { Problem } from '@/lib/errors';

/** What must be equal in both languages. */
export interface TextShape {
  file: string;
  headings: readonly { id: string; depth: number; line: number; explicit: boolean }[];
  /** How many elements there are of each name. */
  elements: Readonly<Record<string, number>>;
}

/** Elements that stand in both languages equally often, and what writers call them. */
const COUNTED: Record<string, string> = {
  pre: 'code blocks',
  table: 'tables',
  Admonition: 'admonitions',
  Diagram: 'drawings',
  Figure: 'figures',
  Tab: 'tabs',
  Steps: 'lists of steps',
  Details: 'foldable parts',
};

/** A warning for each way in which a translation's structure differs from its original's. */
export function checkParity(original: TextShape, translation: TextShape): Problem[] {
  return [...compareHeadings(original, translation), ...compareCounts(original, translation)];
}

/** Headings without an id: the other language can't have the same one. */
export function checkHeadingIds({ file, headings }: Omit<TextShape, 'elements'>): Problem[] {
  return headings
    .filter(({ explicit }) => !explicit)
    .map(({ id, line }) => ({
      severity: 'warning',
      file,
      line,
      what: 'the heading has no id of its own',
      cure: `Add one in English words, the same in both languages, such as {#${/^[a-z0-9-]+$/.test(id) ? id : 'install'}}.`,
    }));
}

function compareHeadings(original: TextShape, translation: TextShape): Problem[] {
  const there = new Map(original.headings.map((heading) => [heading.id, heading]));
  const here = new Map(translation.headings.map((heading) => [heading.id, heading]));
  const complain = (line: number | undefined, what: string, cure: string): Problem => ({
    severity: 'warning',
    file: translation.file,
    line,
    what,
    cure,
  });
  const missing = [...there.values()]
    .filter(({ id }) => !here.has(id))
    .map(({ id, line }) =>
      complain(undefined, `the section "${id}" is missing`, `Translate it from ${original.file}:${line}.`),
    );
  const surplus = [...here.values()]
    .filter(({ id }) => !there.has(id))
    .map(({ id, line }) =>
      complain(line, `the section "${id}" is not in the original`, `Remove it, or add it to ${original.file}.`),
    );
  if (missing.length > 0 || surplus.length > 0) return [...missing, ...surplus];
  return translation.headings.flatMap(({ id, depth, line }, index) => {
    const expected = original.headings[index];
    if (!expected || (expected.id === id && expected.depth === depth)) return [];
    const what =
      expected.id === id
        ? `the heading "${id}" has level ${depth}, in the original ${expected.depth}`
        : `the section "${id}" stands where the original has "${expected.id}"`;
    return [complain(line, what, 'Give both languages the same order and levels.')];
  });
}

function compareCounts(original: TextShape, translation: TextShape): Problem[] {
  return Object.entries(COUNTED).flatMap(([tag, name]): Problem[] => {
    const [expected, found] = [original.elements[tag] ?? 0, translation.elements[tag] ?? 0];
    if (expected === found) return [];
    return [
      {
        severity: 'warning',
        file: translation.file,
        what: `it has ${found} ${name}, the original has ${expected}`,
        cure: `Compare it with ${original.file}.`,
      },
    ];
  });
}
