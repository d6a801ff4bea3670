import type { Code } from 'mdast';
import { didYouMean } from '@/lib/nearest';
import type { Finding } from '../context';

const OPTION_NAMES = ['title', 'ins', 'del', 'showLineNumbers', 'wrap', 'tester'];
const OPTION = /^(?:([A-Za-z][\w-]*)(?:=("[^"]*"|'[^']*'|\{[^}]*\}|[^\s]*))?|(\{[^}]*\}))(?:\s+|$)/;

/** The options after the language of a code block. Line numbers are 1-based. */
export type CodeMeta = ReturnType<typeof parseCodeMeta>;

/** Parses options such as `title="x" {2,4-6} ins={3} del={7} showLineNumbers wrap`. */
export function parseCodeMeta(text: string, lineCount: number) {
  const findings: Finding[] = [];
  const lines = { marked: new Set<number>(), ins: new Set<number>(), del: new Set<number>() };
  const flags = { showLineNumbers: false, wrap: false };
  /** The title, and the input for the rule tester of the page, which opens with the rules of the block. */
  const texts: { title?: string; tester?: string } = {};
  let rest = text.trim();
  while (rest) {
    const option = OPTION.exec(rest);
    if (!option) {
      const fix = 'Write for example title="…" {2,4-6} ins={3} del={7} showLineNumbers wrap.';
      findings.push([`"${rest}" after the language can't be parsed`, fix]);
      break;
    }
    rest = rest.slice(option[0].length);
    const [, name, value = '', range] = option;
    if (range !== undefined) findings.push(...readLines(range, lineCount, lines.marked));
    else if (name === 'ins' || name === 'del') findings.push(...readLines(value, lineCount, lines[name]));
    else if (name === 'title' || name === 'tester') {
      texts[name] = /^["'](.+)["']$/.exec(value)?.[1];
      if (!texts[name]) findings.push([`${name} has no value in quotation marks`, `Write ${name}="…".`]);
    } else if ((name === 'showLineNumbers' || name === 'wrap') && !value) flags[name] = true;
    else {
      const fix = didYouMean(name ?? '', OPTION_NAMES, `Use ${OPTION_NAMES.join(', ')} or {lines}.`);
      findings.push([`a code block has no option "${option[0].trim()}"`, fix]);
    }
  }
  return { ...lines, ...flags, ...texts, findings };
}

/** Returns the title of a code block; empty without one. */
export function titleOf({ meta }: Code): string {
  return parseCodeMeta(meta ?? '', Number.POSITIVE_INFINITY).title ?? '';
}

/** Adds the lines of `{2,4-6}` to a set. */
function readLines(range: string, lineCount: number, into: Set<number>): Finding[] {
  const parts = /^\{\s*([\d\s,-]+?)\s*\}$/.exec(range)?.[1]?.split(',') ?? [''];
  return parts.flatMap((part): Finding[] => {
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!first || from > to) return [[`"${range}" is not a range of lines`, 'Write the lines as {2,4-6}.']];
    if (from < 1 || to > lineCount) {
      const message = `"${range}" names line ${to > lineCount ? to : from}, but the block has ${lineCount}`;
      return [[message, 'Count the lines of the block from 1.']];
    }
    for (let line = from; line <= to; line++) into.add(line);
    return [];
  });
}
