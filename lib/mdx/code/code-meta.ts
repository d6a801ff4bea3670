import { didYouMean } from '@/lib/nearest';
import type { Finding } from '../context';

/** What follows the language of a code block. Line numbers are 1-based. */
export interface CodeMeta {
  title: string | undefined;
  marked: ReadonlySet<number>;
  inserted: ReadonlySet<number>;
  deleted: ReadonlySet<number>;
  hasNumbers: boolean;
  wraps: boolean;
  /** What the rules in the block are tried on in the page's rule tester. */
  tester: string | undefined;
}

const NAMES = ['title', 'ins', 'del', 'showLineNumbers', 'wrap', 'tester'];
const QUOTED = /^["']/;
const OPTION = /^(?:([A-Za-z][\w-]*)(?:=("[^"]*"|'[^']*'|\{[^}]*\}|[^\s]*))?|(\{[^}]*\}))(?:\s+|$)/;

/** `title="x" {2,4-6} ins={3} del={7} showLineNumbers wrap`, and what is wrong with it. */
export function parseCodeMeta(meta: string, lineCount: number): { meta: CodeMeta; faults: Finding[] } {
  const faults: Finding[] = [];
  const lines = { marked: new Set<number>(), ins: new Set<number>(), del: new Set<number>() };
  let title: string | undefined;
  let hasNumbers = false;
  let wraps = false;
  let tester: string | undefined;
  let rest = meta.trim();
  while (rest) {
    const found = OPTION.exec(rest);
    if (!found) {
      const cure = 'Write for example title="…" {2,4-6} ins={3} del={7} showLineNumbers wrap.';
      faults.push([`"${rest}" after the language can't be read`, cure]);
      break;
    }
    rest = rest.slice(found[0].length);
    const [, name, value, range] = found;
    if (range !== undefined) readLines(range, lineCount, lines.marked, faults);
    else if (name === 'ins' || name === 'del') readLines(value ?? '', lineCount, lines[name], faults);
    else if (name === 'title' && value && QUOTED.test(value)) title = value.slice(1, -1);
    else if (name === 'tester' && value && QUOTED.test(value) && value.length > 2) tester = value.slice(1, -1);
    else if (name === 'title')
      faults.push(['the title of the code block is not in quotation marks', 'Write title="docker-compose.yml".']);
    else if (name === 'tester') {
      const cure = 'Write a client name or a PeerID, such as tester="LeechBox 8.1".';
      faults.push(['tester does not say in quotation marks what the rules are tried on', cure]);
    } else if (name === 'showLineNumbers' && value === undefined) hasNumbers = true;
    else if (name === 'wrap' && value === undefined) wraps = true;
    else {
      const cure = didYouMean(name ?? '', NAMES, `There are ${NAMES.join(', ')} and {lines}.`);
      faults.push([`a code block has no option "${found[0].trim()}"`, cure]);
    }
  }
  const { marked, ins: inserted, del: deleted } = lines;
  return { meta: { title, marked, inserted, deleted, hasNumbers, wraps, tester }, faults };
}

/** `{2,4-6}` */
function readLines(range: string, lineCount: number, into: Set<number>, faults: Finding[]): void {
  const parts = /^\{\s*([\d\s,-]+?)\s*\}$/.exec(range)?.[1]?.split(',') ?? [''];
  for (const part of parts) {
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!first || from > to) faults.push([`"${range}" names no lines`, 'Write them as {2,4-6}.']);
    else if (from < 1 || to > lineCount) {
      const what = `"${range}" names line ${to > lineCount ? to : from}, and the block has ${lineCount}`;
      faults.push([what, 'Count the lines of the block from 1.']);
    } else for (let line = from; line <= to; line++) into.add(line);
  }
}
