import './log-lookup-results.css';

import { useDeferredValue, useMemo, useState } from 'react';
import type { MessageKeyBelow } from '@/lib/i18n/messages';
import type { KnownMessages } from '@/lib/logs/known-messages';
import { createMessageMatcher } from '@/lib/logs/match-messages';
import { endOfLog, type LogGroup, lookUpLog, versionsIn } from '@/lib/logs/read-log';
import { writeReport } from '@/lib/logs/write-report';
import { CopyButton, type CopyKey } from '../copy-button';
import { createTranslate, type Translate } from '../create-translate';
import { defineIsland, useFieldValue } from '../define-island';
import { handleLongPaste } from '../handle-long-paste';
import { LogField } from './log-field';
import { LogGroups } from './log-groups';

export type LookupTranslate = Translate<MessageKeyBelow<'logLookup'> | CopyKey>;

interface LogLookupProps extends KnownMessages {
  words: Record<string, string>;
  origin: string;
}

function LogLookupIsland({ messages, sections, words, origin }: LogLookupProps) {
  const t: LookupTranslate = createTranslate(words);
  const entered = useFieldValue('log') ?? '';
  const [text, setText] = useState(() => endOfLog(entered));
  const [isCut, setIsCut] = useState(text !== entered);
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

  const updateText = (value: string) => {
    const end = endOfLog(value);
    setText(end);
    setIsCut(end !== value);
  };
  const createReport = () => {
    const problemMessages = new Set(problems.flatMap((group) => group.messages));
    const sectionIndexes = new Set([...problemMessages].flatMap((message) => messages[message]?.section ?? []));
    const reportSections = [...sectionIndexes].flatMap((index) => {
      const section = sections[index];
      if (!section) return [];
      const label = [section.title, section.heading].filter(Boolean).join(': ');
      return [{ label, href: origin + section.href, isRead: readSections.has(index) }];
    });
    return writeReport({
      lookup,
      versions: versionsIn(log),
      sections: reportSections,
      t: (key) => t(`report.${key}`),
    });
  };
  const renderGroups = (groups: readonly LogGroup[]) => (
    <LogGroups
      {...{ messages, sections, t }}
      groups={groups}
      onRead={(section) => setReadSections(new Set([...readSections, section]))}
    />
  );

  return (
    <div className="log-lookup">
      <LogField
        t={t}
        textareaProps={{
          value: text,
          onChange: ({ target }) => updateText(target.value),
          onPaste: (event) => handleLongPaste(event, updateText),
        }}
      />
      <p role="status">
        {isCut && `${t('tooLong')} `}
        {entryCount > 0 &&
          (known.length + unknown.length > 0
            ? t('found', { known: known.length, unknown: unknown.length, rest: restCount })
            : t('nothing', { count: restCount }))}
      </p>
      {entryCount > 0 && (
        <>
          <div className="island-actions">
            <CopyButton label={t('copy')} getText={createReport} t={t} />
            <button type="button" className="island-button" onClick={() => updateText('')}>
              {t('clear')}
            </button>
          </div>
          <p className="log-lookup-copy-hint">{t('copyHint')}</p>
        </>
      )}
      {problems.length > 0 && (
        <section aria-label={t('known')}>
          <p className="island-title">{t('known')}</p>
          {renderGroups(problems)}
        </section>
      )}
      {unknown.length > 0 && (
        <section aria-label={t('unknown')}>
          <p className="island-title">{t('unknown')}</p>
          <p>{t('unknownHint')}</p>
          {renderGroups(unknown)}
        </section>
      )}
      {normal.length > 0 && (
        <details open={problems.length + unknown.length === 0}>
          <summary>{t('normal', { count: normal.length })}</summary>
          {renderGroups(normal)}
        </details>
      )}
    </div>
  );
}

export const island = defineIsland(LogLookupIsland);
