import './log-lookup-results.css';

import { type ClipboardEvent, useDeferredValue, useMemo, useState } from 'react';
import type { KnownMessages } from '@/lib/logs/known-messages';
import { type LogGroup, lookUpLog } from '@/lib/logs/lookup-log';
import { createMessageMatcher } from '@/lib/logs/match-messages';
import { MOST_CHARACTERS, versionsIn } from '@/lib/logs/read-log';
import { writeReport } from '@/lib/logs/write-report';
import { CopyButton } from '../copy-button';
import { defineIsland } from '../define-island';
import { useFieldValue } from '../field-values';
import { LogField } from './log-field';
import { LogGroups, type LogGroupsWords } from './log-groups';

export interface LogLookupWords extends LogGroupsWords {
  label: string;
  hint: string;
  placeholder: string;
  /** With `{known}`, `{unknown}` and `{rest}`. */
  found: string;
  /** With `{count}`. */
  nothing: string;
  known: string;
  unknown: string;
  unknownHint: string;
  normal: string;
  tooLong: string;
  copy: string;
  clear: string;
  copied: string;
  copyFailed: string;
  report: Parameters<typeof writeReport>[0]['words'];
}

/** Characters from which on a paste is not left to the browser. */
const LONG_PASTE = 20_000;

interface LogLookupProps extends KnownMessages {
  words: LogLookupWords;
  /** Of the site, for links in reports. */
  origin: string;
}

function LogLookupIsland({ messages, sections, words, origin }: LogLookupProps) {
  const [text, setText] = useState((useFieldValue('log') ?? '').slice(-MOST_CHARACTERS));
  const [isCut, setIsCut] = useState(false);
  const [readSections, setReadSections] = useState<ReadonlySet<number>>(new Set());
  const match = useMemo(() => createMessageMatcher(messages), [messages]);
  const log = useDeferredValue(text);
  const lookup = useMemo(
    () => lookUpLog(log, match, (message) => messages[message]?.level ?? 'warn'),
    [log, match, messages],
  );
  const { known, unknown, restCount, entryCount } = lookup;
  const problems = known.filter(({ level }) => level !== 'info');
  const normal = known.filter(({ level }) => level === 'info');

  const take = (value: string) => {
    setText(value.slice(-MOST_CHARACTERS));
    setIsCut(value.length > MOST_CHARACTERS);
  };
  // Browsers may need seconds to insert thousands of lines into a field.
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length <= LONG_PASTE) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    take(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
  };
  const report = () => {
    const places = [...new Set(problems.flatMap((group) => group.messages))].flatMap(
      (one) => messages[one]?.section ?? [],
    );
    const explained = [...new Set(places)].flatMap((place) => {
      const section = sections[place];
      if (!section) return [];
      const label = [section.title, section.heading].filter(Boolean).join(': ');
      return [{ label, href: origin + section.href, isRead: readSections.has(place) }];
    });
    return writeReport({ lookup, versions: versionsIn(log), sections: explained, words: words.report });
  };
  const groups = (list: readonly LogGroup[]) => (
    <LogGroups
      {...{ messages, sections, words }}
      groups={list}
      onRead={(section) => setReadSections(new Set([...readSections, section]))}
    />
  );

  return (
    <div className="log-lookup">
      <LogField words={words} field={{ value: text, onChange: ({ target }) => take(target.value), onPaste: paste }} />
      <p role="status">
        {isCut && `${words.tooLong} `}
        {entryCount > 0 &&
          summary(words, { known: problems.length + normal.length, unknown: unknown.length, rest: restCount })}
      </p>
      {entryCount > 0 && (
        <div className="log-lookup-actions">
          <CopyButton label={words.copy} getText={report} words={words} />
          <button type="button" className="island-button" onClick={() => take('')}>
            {words.clear}
          </button>
        </div>
      )}
      {problems.length > 0 && (
        <section aria-label={words.known}>
          <p className="log-lookup-title">{words.known}</p>
          {groups(problems)}
        </section>
      )}
      {unknown.length > 0 && (
        <section aria-label={words.unknown}>
          <p className="log-lookup-title">{words.unknown}</p>
          <p>{words.unknownHint}</p>
          {groups(unknown)}
        </section>
      )}
      {normal.length > 0 && (
        <details open={problems.length + unknown.length === 0}>
          <summary>{words.normal.replace('{count}', String(normal.length))}</summary>
          {groups(normal)}
        </details>
      )}
    </div>
  );
}

function summary(words: LogLookupWords, counts: Record<'known' | 'unknown' | 'rest', number>): string {
  if (counts.known + counts.unknown === 0) return words.nothing.replace('{count}', String(counts.rest));
  return Object.entries(counts).reduce((text, [name, count]) => text.replace(`{${name}}`, String(count)), words.found);
}

export const island = defineIsland(LogLookupIsland);
