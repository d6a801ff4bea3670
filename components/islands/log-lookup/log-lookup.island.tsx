import './log-lookup-results.css';

import { useDeferredValue, useMemo, useState } from 'react';
import type { MessageKeyBelow } from '@/lib/i18n/messages';
import { createMessageMatcher } from '@/lib/logs/match-messages';
import { countEntries, endOfLog, type KnownMessage, type LogGroup, lookUpLog, versionsIn } from '@/lib/logs/read-log';
import { writeReport } from '@/lib/logs/write-report';
import { CopyButton, type CopyKey } from '../copy-button';
import { createTranslate, type Translate } from '../create-translate';
import { defineIsland, useFieldValue } from '../define-island';
import { handleLongPaste } from '../handle-long-paste';
import { LogField } from './log-field';
import { LogGroups, NewTabLink, TONES, UnrecognizedLines } from './log-lines';

export type LookupTranslate = Translate<MessageKeyBelow<'logLookup'> | CopyKey>;

interface LogLookupProps {
  messages: readonly KnownMessage[];
  words: Record<string, string>;
  origin: string;
  /** Links to the search page, to the page that lists problems by their symptoms, and to PeerBanHelper's issues. */
  searchHref: string;
  faqHref: string;
  issuesHref: string;
}

function LogLookupIsland({ messages, words, origin, searchHref, faqHref, issuesHref }: LogLookupProps) {
  const t: LookupTranslate = createTranslate(words);
  const entered = useFieldValue('log') ?? '';
  const [{ text, isCut }, setEnd] = useState(() => endOfLog(entered));
  const match = useMemo(() => createMessageMatcher(messages), [messages]);
  const log = useDeferredValue(text);
  const groups = useMemo(() => lookUpLog(log, match), [log, match]);
  const ofKind = (kind: LogGroup['kind']) => groups.filter((group) => group.kind === kind);
  const problems = ofKind('known');
  const unknown = ofKind('unknown');
  const unrecognized = ofKind('unrecognized');
  const normal = ofKind('normal');
  const explained = normal.filter(({ explanations }) => explanations.length > 0);
  const normalCount = countEntries(normal);
  const isNormal = groups.length > 0 && normal.length === groups.length;
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
  // The groups are sorted by severity.
  const worst = groups.find(({ kind }) => kind === 'known' || kind === 'unknown');
  const calmTone = isNormal ? 'tip' : 'note';

  const updateText = (value: string) => setEnd(endOfLog(value));
  const createReport = () => writeReport({ groups, versions: versionsIn(log), origin, t: (key) => t(`report.${key}`) });

  return (
    <div className="island-card log-lookup">
      <LogField
        t={t}
        value={text}
        onChange={({ target }) => updateText(target.value)}
        onPaste={(event) => handleLongPaste(event, updateText)}
      />
      <div
        role="status"
        className={findings.length > 0 ? 'island-verdict' : undefined}
        data-tone={worst ? TONES[worst.level] : calmTone}
      >
        {findings.length > 0 && <strong>{findings[0]}</strong>}
        {rest.map((finding) => (
          <p key={finding}>{finding}</p>
        ))}
      </div>
      {problems.length > 0 && (
        <section aria-label={t('known')}>
          <p className="island-title">{t('known')}</p>
          <LogGroups groups={problems} t={t} />
        </section>
      )}
      {unknown.length > 0 && (
        <section aria-label={t('unknown')}>
          <p className="island-title">{t('unknown')}</p>
          <p>
            {beforeLink}
            <NewTabLink href={issuesHref} t={t}>
              {t('issue')}
            </NewTabLink>
            {afterLink}
          </p>
          <LogGroups groups={unknown} t={t} />
        </section>
      )}
      {unrecognized.length > 0 && <UnrecognizedLines {...{ t, searchHref, faqHref }} groups={unrecognized} />}
      {groups.length > 0 && (
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
      {explained.length > 0 && (
        <details open={problems.length + unknown.length + unrecognized.length === 0}>
          <summary>{t('normal', { count: explained.length })}</summary>
          <LogGroups groups={explained} t={t} />
        </details>
      )}
    </div>
  );
}

export const island = defineIsland(LogLookupIsland);
