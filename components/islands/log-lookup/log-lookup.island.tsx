import './log-lookup-results.css';

import { type ClipboardEvent, useDeferredValue, useMemo, useState } from 'react';
import type { MessageKey } from '@/lib/i18n/messages';
import type { KnownMessages } from '@/lib/logs/known-messages';
import { type LogGroup, lookUpLog } from '@/lib/logs/lookup-log';
import { createMessageMatcher } from '@/lib/logs/match-messages';
import { MAX_LOG_LENGTH, versionsIn } from '@/lib/logs/read-log';
import { writeReport } from '@/lib/logs/write-report';
import { CopyButton, type CopyWord } from '../copy-button';
import { createSay, type Say } from '../create-say';
import { defineIsland } from '../define-island';
import { useFieldValue } from '../field-values';
import { LogField } from './log-field';
import { LogGroups } from './log-groups';

type NameOf<Key> = Key extends `logLookup.${infer Name}` ? Name : never;
export type SayInLookup = Say<NameOf<MessageKey> | CopyWord>;

/** Characters from which on a paste is not left to the browser. */
const LONG_PASTE = 20_000;

interface LogLookupProps extends KnownMessages {
  words: Record<string, string>;
  /** Of the site, for links in reports. */
  origin: string;
}

function LogLookupIsland({ messages, sections, words, origin }: LogLookupProps) {
  const say: SayInLookup = createSay(words);
  const [text, setText] = useState((useFieldValue('log') ?? '').slice(-MAX_LOG_LENGTH));
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
    setText(value.slice(-MAX_LOG_LENGTH));
    setIsCut(value.length > MAX_LOG_LENGTH);
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
    return writeReport({
      lookup,
      versions: versionsIn(log),
      sections: explained,
      t: (key) => say(`report.${key}`),
    });
  };
  const groups = (list: readonly LogGroup[]) => (
    <LogGroups
      {...{ messages, sections, say }}
      groups={list}
      onRead={(section) => setReadSections(new Set([...readSections, section]))}
    />
  );

  return (
    <div className="log-lookup">
      <LogField say={say} field={{ value: text, onChange: ({ target }) => take(target.value), onPaste: paste }} />
      <p role="status">
        {isCut && `${say('tooLong')} `}
        {entryCount > 0 &&
          (known.length + unknown.length > 0
            ? say('found', { known: known.length, unknown: unknown.length, rest: restCount })
            : say('nothing', { count: restCount }))}
      </p>
      {entryCount > 0 && (
        <div className="log-lookup-actions">
          <CopyButton label={say('copy')} getText={report} say={say} />
          <button type="button" className="island-button" onClick={() => take('')}>
            {say('clear')}
          </button>
        </div>
      )}
      {problems.length > 0 && (
        <section aria-label={say('known')}>
          <p className="log-lookup-title">{say('known')}</p>
          {groups(problems)}
        </section>
      )}
      {unknown.length > 0 && (
        <section aria-label={say('unknown')}>
          <p className="log-lookup-title">{say('unknown')}</p>
          <p>{say('unknownHint')}</p>
          {groups(unknown)}
        </section>
      )}
      {normal.length > 0 && (
        <details open={problems.length + unknown.length === 0}>
          <summary>{say('normal', { count: normal.length })}</summary>
          {groups(normal)}
        </details>
      )}
    </div>
  );
}

export const island = defineIsland(LogLookupIsland);
