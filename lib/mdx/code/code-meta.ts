import { didYouMean } from '@/lib/nearest';
import type { Finding } from '../context';

/** The options after the language of a code block. Line numbers are 1-based. */
export interface CodeMeta {
  title: string | undefined;
  marked: ReadonlySet<number>;
  inserted: ReadonlySet<number>;
  deleted: ReadonlySet<number>;
  hasNumbers: boolean;
  wraps: boolean;
  /** Input for the rule tester of the page, which opens with the rules of the block. */
  tester: string | undefined;
}

const OPTION_NAMES = ['title', 'ins', 'del', 'showLineNumbers', 'wrap', 'tester'];
const QUOTED = /^["']/;
const OPTION = /^(?:([A-Za-z][\w-]*)(?:=("[^"]*"|'[^']*'|\{[^}]*\}|[^\s]*))?|(\{[^}]*\}))(?:\s+|$)/;

/** Parses options such as `title="x" {2,4-6} ins={3} del={7} showLineNumbers wrap`. */
export function parseCodeMeta(meta: string, lineCount: number): { meta: CodeMeta; findings: Finding[] } {
  const findings: Finding[] = [];
  const lines = { marked: new Set<number>(), ins: new Set<number>(), del: new Set<number>() };
  let title: string | undefined;
  let hasNumbers = false;
  let wraps = false;
  let tester: string | undefined;
  let rest = meta.trim();
  while (rest) {
    const option = OPTION.exec(rest);
    if (!option) {
      const fix = 'Write for example title="…" {2,4-6} ins={3} del={7} showLineNumbers wrap.';
      findings.push([`"${rest}" after the language can't be parsed`, fix]);
      break;
    }
    rest = rest.slice(option[0].length);
    const [, name, value, range] = option;
    if (range !== undefined) readLines(range, lineCount, lines.marked, findings);
    else if (name === 'ins' || name === 'del') readLines(value ?? '', lineCount, lines[name], findings);
    else if (name === 'title' && value && QUOTED.test(value)) title = value.slice(1, -1);
    else if (name === 'tester' && value && QUOTED.test(value) && value.length > 2) tester = value.slice(1, -1);
    else if (name === 'title')
      findings.push(['the title of the code block is not in quotation marks', 'Write title="docker-compose.yml".']);
    else if (name === 'tester') {
      const fix = 'Write a client name or a PeerID, such as tester="LeechBox 8.1".';
      findings.push(['tester has no value in quotation marks', fix]);
    } else if (name === 'showLineNumbers' && value === undefined) hasNumbers = true;
    else if (name === 'wrap' && value === undefined) wraps = true;
    else {
      const fix = didYouMean(name ?? '', OPTION_NAMES, `Use ${OPTION_NAMES.join(', ')} or {lines}.`);
      findings.push([`a code block has no option "${option[0].trim()}"`, fix]);
    }
  }
  const { marked, ins: inserted, del: deleted } = lines;
  return { meta: { title, marked, inserted, deleted, hasNumbers, wraps, tester }, findings };
}

/** `{2,4-6}` */
function readLines(range: string, lineCount: number, into: Set<number>, findings: Finding[]): void {
  const parts = /^\{\s*([\d\s,-]+?)\s*\}$/.exec(range)?.[1]?.split(',') ?? [''];
  for (const part of parts) {
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!first || from > to) findings.push([`"${range}" is not a range of lines`, 'Write the lines as {2,4-6}.']);
    else if (from < 1 || to > lineCount) {
      const message = `"${range}" names line ${to > lineCount ? to : from}, but the block has ${lineCount}`;
      findings.push([message, 'Count the lines of the block from 1.']);
    } else for (let line = from; line <= to; line++) into.add(line);
  }
}
