import type { KnownMessage, MessageSection } from '@/lib/logs/known-messages';
import type { LogGroup } from '@/lib/logs/lookup-log';
import type { LogLevel } from '@/lib/reference/log-level';
import type { Say } from '../create-say';

/** More than anyone reads; thousands of them would take the browser seconds. */
const MOST_SHOWN = 50;
const LONGEST_SHOWN_LINE = 400;

interface LogGroupsProps {
  groups: readonly LogGroup[];
  messages: readonly KnownMessage[];
  sections: readonly MessageSection[];
  say: Say<LogLevel | 'trace' | 'also' | 'newTab' | 'more'>;
  /** Called with the place of a section whose link was followed. */
  onRead: (section: number) => void;
}

/** Lines of a log with what pages say of them. */
export function LogGroups({ groups, messages, sections, say, onRead }: LogGroupsProps) {
  const link = (message: number) => {
    const place = messages[message]?.section ?? -1;
    const section = sections[place];
    return section && <SectionLink section={section} newTab={say('newTab')} onFollow={() => onRead(place)} />;
  };
  const meaningOf = (message: KnownMessage | undefined) => message?.meaning ?? sections[message?.section ?? -1]?.about;
  return (
    <>
      <ol className="log-lookup-groups">
        {groups
          .slice(0, MOST_SHOWN)
          .map(({ level, line, count, traceLength, cause, messages: [first, ...filledIn] }) => (
            <li key={`${first} ${line} ${cause}`} data-level={level}>
              <p>
                <strong className="log-lookup-level">{say(level)}</strong> {first !== undefined && link(first)}
                {count > 1 && <span className="log-lookup-count"> ×{count}</span>}
              </p>
              {first !== undefined && <p>{meaningOf(messages[first])}</p>}
              <pre>
                <code>{line.slice(0, LONGEST_SHOWN_LINE)}</code>
              </pre>
              {cause !== undefined && (
                <p>
                  {say('trace', { count: traceLength })} <code>{cause.slice(0, LONGEST_SHOWN_LINE)}</code>
                </p>
              )}
              {filledIn.map((message) => (
                <p key={message}>
                  {say('also')} {link(message)}
                </p>
              ))}
            </li>
          ))}
      </ol>
      {groups.length > MOST_SHOWN && <p>{say('more', { count: groups.length - MOST_SHOWN })}</p>}
    </>
  );
}

interface SectionLinkProps {
  section: MessageSection;
  newTab: string;
  onFollow: () => void;
}

/** A section of this page, or of another one, which opens beside it: the pasted lines are nowhere but here. */
function SectionLink({ section: { title, heading, href }, newTab, onFollow }: SectionLinkProps) {
  const isHere = new URL(href, location.href).pathname === location.pathname;
  const name = isHere || heading === '' ? heading || title : `${title} · ${heading}`;
  return isHere ? (
    <a href={href} onClick={onFollow}>
      {name}
    </a>
  ) : (
    <a href={href} target="_blank" rel="noopener" onClick={onFollow}>
      {name}
      <span className="visually-hidden"> {newTab}</span>
    </a>
  );
}
