import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '@/lib/content/load.server';
import { byLocale, LOCALES, type Locale } from '@/lib/locales';
import { compileMdx } from '@/lib/mdx/compile.server';
import cases from './field-logs.json';
import type { KnownMessages } from './known-messages';
import { createMessageCollector } from './make-messages.server';
import { createMessageMatcher, messageParts } from './match-messages';
import { type LogLookup, lookUpLog, versionsIn } from './read-log';
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

let known: Record<Locale, KnownMessages>;
let lookUp: Record<Locale, (log: string) => LogLookup>;

beforeAll(async () => {
  const root = process.cwd();
  const content = await loadContent(root);
  const collector = createMessageCollector(root);
  for (const locale of LOCALES)
    for (const doc of content.locales[locale].docs) collector.add(doc, await compileMdx(doc.source, root));
  known = await collector.list(content);
  const lookUpIn = ({ messages }: KnownMessages) => {
    const match = createMessageMatcher(messages);
    return (log: string) => lookUpLog(log, match, (message) => messages[message]?.level ?? 'warn');
  };
  lookUp = byLocale((locale) => lookUpIn(known[locale]));
});

function sectionOf(locale: Locale, message: number): string {
  const { messages, sections } = known[locale];
  return sections[messages[message]?.section ?? -1]?.href.replace(/^.*?\/docs\//, '') ?? '';
}

/** Returns the sections that lead the problems of a log, and those that are added. */
function explain(locale: Locale, log: string): { first: string[]; added: string[] } {
  const groups = lookUp[locale](log).known.filter(({ level }) => level !== 'info');
  const sections = groups.map(({ messages }) => messages.map((message) => sectionOf(locale, message)));
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
    const { messages, sections } = known[locale];
    const meanings = messages.map(({ texts, section, meaning = sections[section]?.about ?? '' }) => ({
      texts,
      meaning,
    }));
    // In whole sentences.
    expect(meanings.filter(({ meaning }) => /^$|[:：；…]$/.test(meaning))).toEqual([]);
    const repeats = ({ texts, meaning }: (typeof meanings)[number]) =>
      texts.map((text) => messageParts(text)[0] ?? '').some((start) => start.length > 5 && meaning.startsWith(start));
    expect(meanings.filter(repeats)).toEqual([]);
  });

  it('knows only lines that a log can have', () => {
    const texts = known[locale].messages.flatMap((message) => message.texts);
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
  const { messages, sections } = known.en;
  const [first = -1] = lookUp.en(log).known[0]?.messages ?? [];
  const message = messages[first];
  return message && (message.meaning ?? sections[message.section]?.about);
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
  const lookup = lookUp.en(log);
  const report = writeReport({ lookup, versions: versionsIn(log), sections: [], t: (key) => key });
  expect(report).toContain('[SQLITE_CORRUPT]');
});
