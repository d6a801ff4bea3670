import type { ReactNode } from 'react';
import { maskPrivate, PLACEHOLDERS } from '@/lib/logs/mask-private';
import { messageOf } from '@/lib/logs/match-messages';
import type { Explanation, LogGroup } from '@/lib/logs/read-log';
import type { LogLevel } from '@/lib/reference/tool-texts';
import type { Translate } from '../create-translate';

/** As in `components/ui/icon.tsx`, which would be a file of its own for three islands, and one more request for the search. */
const BANNED_ICON =
  'M4.25 8.25a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5m0 1a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5M9.5 3v14M13.25 3v14M17 3v14';
/** Nobody reads more groups, and browsers would take seconds to render thousands. */
const MAX_GROUPS = 50;
const MAX_LINE_LENGTH = 400;
const MAX_UNRECOGNIZED = 5;
const MAX_QUERY_LENGTH = 80;
/** The colors of the levels, by the notes that have them. */
export const TONES = { error: 'danger', warn: 'warning', info: 'note' } as const satisfies Record<LogLevel, string>;
/** PeerBanHelper's tag of a ban, at the beginning of its message. */
const BAN = /^(?:.{0,100}[\]:] ?)?\[(?:Ban|封禁)\] /;

interface LogGroupsProps {
  groups: readonly LogGroup[];
  t: Translate<LogLevel | 'trace' | 'also' | 'newTab' | 'more' | 'fix'>;
}

/** A list of log lines with their explanations. */
export function LogGroups({ groups, t }: LogGroupsProps) {
  return (
    <>
      <ol className="island-list log-lookup-groups">
        {groups
          .slice(0, MAX_GROUPS)
          .map(({ key, level, line, count, traceLength, cause, explanations: [first, ...inserted] }) => (
            <li key={key} data-tone={TONES[level]}>
              <p>
                {BAN.test(line) && (
                  <svg className="log-lookup-ban" aria-hidden="true" viewBox="0 0 20 20">
                    <path d={BANNED_ICON} />
                  </svg>
                )}
                <strong className="log-lookup-level">{t(level)}</strong> {first && <SectionLink to={first} t={t} />}
                {count > 1 && <span className="log-lookup-count"> ×{count}</span>}
              </p>
              {first && <p>{first.meaning}</p>}
              {first && level !== 'info' && (
                <p>
                  <SectionLink to={first} label={`${t('fix')} →`} t={t} />
                </p>
              )}
              <pre>
                <code>{line.slice(0, MAX_LINE_LENGTH)}</code>
              </pre>
              {cause !== undefined && (
                <p>
                  {t('trace', { count: traceLength })} <code>{cause.slice(0, MAX_LINE_LENGTH)}</code>
                </p>
              )}
              {inserted.map((explanation) => (
                <p key={explanation.href}>
                  {t('also')} <SectionLink to={explanation} t={t} />
                </p>
              ))}
            </li>
          ))}
      </ol>
      {groups.length > MAX_GROUPS && <p>{t('more', { count: groups.length - MAX_GROUPS })}</p>}
    </>
  );
}

interface NewTabLinkProps {
  href: string;
  t: Translate<'newTab'>;
  children: ReactNode;
}

/** A link to another page in a new tab, because navigation would discard the pasted log. */
export function NewTabLink({ href, t, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {t('newTab')}</span>
    </a>
  );
}

interface SectionLinkProps {
  to: Explanation;
  t: Translate<'newTab'>;
  /** Instead of the section's name. */
  label?: string;
}

/** A link to a section. */
function SectionLink({ to: { title, heading, href }, t, label }: SectionLinkProps) {
  const { pathname } = new URL(href, location.href);
  // The docs below this page belong to it, as the parts of the FAQ do.
  const isBelow = `${pathname}/`.startsWith(`${location.pathname}/`);
  // A heading that is a message has quotation marks, which a link doesn't need.
  const section = heading.replace(/^“([^“”]*)”$/, '$1');
  const name = label ?? (isBelow || section === '' ? section || title : `${title} · ${section}`);
  return pathname === location.pathname ? <a href={href}>{name}</a> : <NewTabLink {...{ href, t }}>{name}</NewTabLink>;
}

interface UnrecognizedLinesProps {
  groups: readonly LogGroup[];
  t: Translate<'unrecognized' | 'unrecognizedHint' | 'faq' | 'newTab' | 'more'>;
  searchHref: string;
  faqHref: string;
}

/** Lines that neither have a level nor a page, as links to a search for each. The log stays in this tab. */
export function UnrecognizedLines({ groups, t, searchHref, faqHref }: UnrecognizedLinesProps) {
  return (
    <section aria-label={t('unrecognized')}>
      <p className="island-title">{t('unrecognized')}</p>
      <p>
        {t('unrecognizedHint')}{' '}
        <NewTabLink href={faqHref} t={t}>
          {t('faq')}
        </NewTabLink>
      </p>
      <ul className="island-list">
        {groups.slice(0, MAX_UNRECOGNIZED).map(({ key, line }) => (
          <li key={key}>
            <NewTabLink href={`${searchHref}?q=${encodeURIComponent(queryOf(line))}`} t={t}>
              <code>{line.slice(0, MAX_LINE_LENGTH)}</code>
            </NewTabLink>
          </li>
        ))}
      </ul>
      {groups.length > MAX_UNRECOGNIZED && <p>{t('more', { count: groups.length - MAX_UNRECOGNIZED })}</p>}
    </section>
  );
}

/** Returns the words to search for, without private values, because the address of the search page contains them. */
function queryOf(line: string): string {
  const words = maskPrivate(messageOf(line)).replace(PLACEHOLDERS, ' ');
  const text = words.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH);
  // A lone surrogate can't be part of an address.
  return text.replace(/\p{Surrogate}/gu, '');
}
