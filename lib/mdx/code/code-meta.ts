import { didYouMean } from '@/lib/nearest';

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

interface Fault {
  what: string;
  cure: string;
}

const NAMES = ['title', 'ins', 'del', 'showLineNumbers', 'wrap', 'tester'];
const QUOTED = /^["']/;
const OPTION = /^(?:([A-Za-z][\w-]*)(?:=("[^"]*"|'[^']*'|\{[^}]*\}|[^\s]*))?|(\{[^}]*\}))(?:\s+|$)/;

/** `title="x" {2,4-6} ins={3} del={7} showLineNumbers wrap`, and what is wrong with it. */
export function parseCodeMeta(meta: string, lineCount: number): { meta: CodeMeta; faults: Fault[] } {
  const faults: Fault[] = [];
  const lines = { marked: new Set<number>(), ins: new Set<number>(), del: new Set<number>() };
  let title: string | undefined;
  let hasNumbers = false;
  let wraps = false;
  let tester: string | undefined;
  let rest = meta.trim();
  while (rest) {
    const found = OPTION.exec(rest);
    if (!found) {
      faults.push({
        what: `"${rest}" after the language can't be read`,
        cure: 'Write for example title="…" {2,4-6} ins={3} del={7} showLineNumbers wrap.',
      });
      break;
    }
    rest = rest.slice(found[0].length);
    const [, name, value, range] = found;
    if (range !== undefined) readLines(range, lineCount, lines.marked, faults);
    else if (name === 'ins' || name === 'del') readLines(value ?? '', lineCount, lines[name], faults);
    else if (name === 'title' && value && QUOTED.test(value)) title = value.slice(1, -1);
    else if (name === 'tester' && value && QUOTED.test(value) && value.length > 2) tester = value.slice(1, -1);
    else if (name === 'title')
      faults.push({
        what: 'the title of the code block is not in quotation marks',
        cure: 'Write title="docker-compose.yml".',
      });
    else if (name === 'tester')
      faults.push({
        what: 'tester does not say in quotation marks what the rules are tried on',
        cure: 'Write a client name or a PeerID, such as tester="LeechBox 8.1".',
      });
    else if (name === 'showLineNumbers' && value === undefined) hasNumbers = true;
    else if (name === 'wrap' && value === undefined) wraps = true;
    else
      faults.push({
        what: `a code block has no option "${found[0].trim()}"`,
        cure: didYouMean(name ?? '', NAMES, `There are ${NAMES.join(', ')} and {lines}.`),
      });
  }
  const { marked, ins: inserted, del: deleted } = lines;
  return { meta: { title, marked, inserted, deleted, hasNumbers, wraps, tester }, faults };
}

/** `{2,4-6}` */
function readLines(range: string, lineCount: number, into: Set<number>, faults: Fault[]): void {
  const parts = /^\{\s*([\d\s,-]+?)\s*\}$/.exec(range)?.[1]?.split(',') ?? [''];
  for (const part of parts) {
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!first || from > to) {
      faults.push({ what: `"${range}" names no lines`, cure: 'Write them as {2,4-6}.' });
    } else if (from < 1 || to > lineCount) {
      faults.push({
        what: `"${range}" names line ${to > lineCount ? to : from}, and the block has ${lineCount}`,
        cure: 'Count the lines of the block from 1.',
      });
    } else {
      for (let line = from; line <= to; line++) into.add(line);
    }
  }
}
