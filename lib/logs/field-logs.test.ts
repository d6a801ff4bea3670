import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '@/lib/content/load.server';
import { byLocale, LOCALES, type Locale } from '@/lib/locales';
import { compileMdx } from '@/lib/mdx/compile.server';
import cases from './field-logs.json';
import { createMessageCollector } from './make-messages.server';
import { createMessageMatcher, messageParts } from './match-messages';
import { type KnownMessage, type LogGroup, lookUpLog, versionsIn } from './read-log';
import { writeReport } from './write-report';

/** A log that a user reported, or a line of the tool's version that pages document. */
interface FieldLog {
  id: string;
  input: string;
  /** For each problem, the sections below /docs/ of which one must be the first that explains it. */
  expected: readonly (readonly string[])[];
  /** Sections that may be linked besides. */
  also?: readonly string[];
  /** The page for it isn't written yet: it may be missed, but not explained wrongly. */
  pending?: boolean;
  note?: string;
}

const LOGS: readonly FieldLog[] = cases;

let known: Record<Locale, readonly KnownMessage[]>;
let lookUp: Record<Locale, (log: string) => LogGroup[]>;

beforeAll(async () => {
  const root = process.cwd();
  const content = await loadContent(root);
  const collector = createMessageCollector(root);
  for (const locale of LOCALES)
    for (const doc of content.locales[locale].docs) collector.add(doc, await compileMdx(doc.source, root));
  known = await collector.list(content);
  lookUp = byLocale((locale) => {
    const match = createMessageMatcher(known[locale]);
    return (log) => lookUpLog(log, match);
  });
});

/** Returns the sections that lead the problems of a log, and those that are added. */
function explain(locale: Locale, log: string): { first: string[]; added: string[] } {
  const groups = lookUp[locale](log).filter(({ kind }) => kind === 'known');
  const sections = groups.map(({ explanations }) => explanations.map(({ href }) => href.replace(/^.*?\/docs\//, '')));
  return { first: sections.flatMap(([first]) => first ?? []), added: sections.flatMap((all) => all.slice(1)) };
}

describe.each(LOCALES)('logs of users, looked up in %s', (locale) => {
  it.each(LOGS.map((log) => [log.id, log] as const))('%s', (_, { input, expected, also = [], pending }) => {
    const { first, added } = explain(locale, input);
    const allowed = [...expected.flat(), ...also];
    const wrong = [...first, ...added].filter((section) => !allowed.includes(section));
    expect(wrong).toEqual([]);
    const missed = expected.filter((sections) => !first.some((section) => sections.includes(section)));
    if (!pending) expect(missed).toEqual([]);
  });

  it('explains each message in words of its own', () => {
    const meanings = known[locale].flatMap(({ texts, explanations }) =>
      explanations.map(({ meaning }) => ({ texts, meaning })),
    );
    // In whole sentences.
    expect(meanings.filter(({ meaning }) => /^$|[:：；…]$/.test(meaning))).toEqual([]);
    const repeats = ({ texts, meaning }: (typeof meanings)[number]) =>
      texts.map((text) => messageParts(text)[0] ?? '').some((start) => start.length > 5 && meaning.startsWith(start));
    expect(meanings.filter(repeats)).toEqual([]);
  });

  it('knows only lines that a log can have', () => {
    const texts = known[locale].flatMap((message) => message.texts);
    // Single words, addresses, comments of lists, and bare exceptions.
    expect(
      texts.filter(
        (text) =>
          /^(?:\S*[a-z\d]\S*|#.*|\d+\.\d[\d.:/]*[ ,].*|magnet:.*|https?:.*|\[HH:.*)$/i.test(text) &&
          !/\p{Script=Han}/u.test(text),
      ),
    ).toEqual([]);
  });
});

function meaningOf(log: string): string | undefined {
  const group = lookUp.en(log).find(({ explanations }) => explanations.length > 0);
  return group?.explanations[0]?.meaning;
}

it('takes neither one case nor a code for the explanation', () => {
  expect(meaningOf('[1:00:00] [a/ERROR]: Failed to execute Deluge RPC call, operation ignored')).toMatch(/stack trace/);
  expect(meaningOf('Given route not available or not exists, Is that feature module enabled? Route: GET /')).toMatch(
    /endpoint/,
  );
});

it('shows the value that decides', () => {
  const refused = (value: string) => meaningOf(`[1:00:00] [main/ERROR]: Unable connect to downloader: ${value}`);
  expect(refused('Ok.')).toMatch(/succeeded|worked|logged in/i);
  expect(refused('')).toBe(refused('Ok.'));
  expect(refused('Fails.')).toMatch(/username or password/i);
  expect(refused('Something else')).not.toBe(refused('Ok.'));
});

it('keeps the cause that says most in the report', () => {
  const log = LOGS.find(({ id }) => id === 'L18-1971')?.input ?? '';
  const report = writeReport({ groups: lookUp.en(log), versions: versionsIn(log), origin: '', t: (key) => key });
  expect(report).toContain('[SQLITE_CORRUPT]');
});
