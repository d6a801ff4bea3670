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
import { LogGroups, UnrecognizedLines } from './log-lines';

export type LookupTranslate = Translate<MessageKeyBelow<'logLookup'> | CopyKey>;

interface LogLookupProps extends KnownMessages {
  words: Record<string, string>;
  origin: string;
  /** Links to the search page, to the page that lists problems by their symptoms, and to PeerBanHelper's issues. */
  searchHref: string;
  faqHref: string;
  issuesHref: string;
}

function LogLookupIsland({ messages, sections, words, origin, searchHref, faqHref, issuesHref }: LogLookupProps) {
  const t: LookupTranslate = createTranslate(words);
  const entered = useFieldValue('log') ?? '';
  const [text, setText] = useState(() => endOfLog(entered));
  const [isCut, setIsCut] = useState(text !== entered);
  const match = useMemo(() => createMessageMatcher(messages), [messages]);
  const log = useDeferredValue(text);
  const lookup = useMemo(
    () => lookUpLog(log, match, (message) => messages[message]?.level ?? 'warn'),
    [log, match, messages],
  );
  const { known, unknown, unrecognized, entryCount } = lookup;
  const problems = known.filter(({ level }) => level !== 'info');
  const normal = known.filter(({ level }) => level === 'info');
  const normalCount = lookup.normalCount + countEntries(normal);
  const isNormal = entryCount > 0 && normalCount === entryCount;
  const [beforeLink, afterLink] = t('unknownHint', { link: '\n' }).split('\n');
  const hasBoth = problems.length > 0 && unknown.length > 0;
  const counts = [
    [hasBoth ? problems.length + unknown.length : 0, 'found.both', 'found.both'],
    [hasBoth ? 0 : problems.length, 'found.known', 'found.knownOne'],
    [hasBoth ? 0 : unknown.length, 'found.unknown', 'found.unknownOne'],
    [isNormal ? normalCount : 0, 'nothing', 'nothingOne'],
    [isNormal ? 0 : normalCount, 'found.normal', 'found.normalOne'],
    [countEntries(unrecognized), 'found.unrecognized', 'found.unrecognizedOne'],
  ] as const;
  const findings = counts.flatMap(([count, many, one]) =>
    count > 0 ? t(count === 1 ? one : many, { count, known: problems.length, unknown: unknown.length }) : [],
  );
  const rest = [...findings.slice(1), ...(isCut ? [t('tooLong')] : [])];
  const levels = new Set([...problems, ...unknown].map(({ level }) => level));
  let tone: 'danger' | 'warning' | 'tip' | 'note' = 'note';
  if (levels.has('error')) tone = 'danger';
  else if (levels.size > 0) tone = 'warning';
  else if (isNormal) tone = 'tip';

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
      return [{ label, href: origin + section.href }];
    });
    return writeReport({
      lookup,
      versions: versionsIn(log),
      sections: reportSections,
      t: (key) => t(`report.${key}`),
    });
  };
  const renderGroups = (groups: readonly LogGroup[]) => <LogGroups {...{ groups, messages, sections, t }} />;

  return (
    <div className="island-card log-lookup">
      <LogField
        t={t}
        textareaProps={{
          value: text,
          onChange: ({ target }) => updateText(target.value),
          onPaste: (event) => handleLongPaste(event, updateText),
        }}
      />
      <div role="status" className={findings.length > 0 ? 'island-verdict' : undefined} data-tone={tone}>
        {findings.length > 0 && <strong>{findings[0]}</strong>}
        {rest.map((finding) => (
          <p key={finding}>{finding}</p>
        ))}
      </div>
      {problems.length > 0 && (
        <section aria-label={t('known')}>
          <p className="island-title">{t('known')}</p>
          {renderGroups(problems)}
        </section>
      )}
      {unknown.length > 0 && (
        <section aria-label={t('unknown')}>
          <p className="island-title">{t('unknown')}</p>
          <p>
            {beforeLink}
            <a href={issuesHref} target="_blank" rel="noopener">
              {t('issue')}
              <span className="visually-hidden"> {t('newTab')}</span>
            </a>
            {afterLink}
          </p>
          {renderGroups(unknown)}
        </section>
      )}
      {unrecognized.length > 0 && (
        <UnrecognizedLines {...{ t, searchHref, faqHref }} lines={unrecognized.map(({ line }) => line)} />
      )}
      {entryCount > 0 && (
        <>
          <div className="island-actions">
            <CopyButton label={t('copy')} getText={createReport} t={t} isPrimary />
            <button type="button" className="button" onClick={() => updateText('')}>
              {t('clear')}
            </button>
          </div>
          <p className="island-note">{t('copyHint')}</p>
        </>
      )}
      {normal.length > 0 && (
        <details open={problems.length + unknown.length + unrecognized.length === 0}>
          <summary>{t('normal', { count: normal.length })}</summary>
          {renderGroups(normal)}
        </details>
      )}
    </div>
  );
}

function countEntries(groups: readonly LogGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

export const island = defineIsland(LogLookupIsland);
