/** The places that explain a message, and their order. */
import { appendTo } from '@/lib/append-to';
import type { Doc } from '@/lib/content/model';
import type { LogLevel } from '@/lib/reference/tool-texts';
import { QUOTE_KINDS, type Quote } from './collect-quotes';

const DOWNLOADER_PAGE = /^downloader\/(\w+)$/;
/** A page about one platform, which most readers with the message don't use. */
const PLATFORM_PAGE = /^(?:setup|platform)\//;
/** A heading that contains this many characters of a message is about the message. */
const HEADING_MATCH_LENGTH = 16;

/** What a message about a failed login ends with if the downloader never answered. */
const NETWORK_FAILURES = [
  'Connection refused',
  'Connection reset',
  'Connection timed out',
  'connect timed out',
  'request timed out',
  'Read timed out',
  'Failed to connect to',
  'Host is unreachable',
  'Network is unreachable',
  'No route to host',
  'Name or service not known',
  'java.net.ConnectException',
  'java.net.NoRouteToHostException',
  'java.net.SocketTimeoutException',
  'java.net.UnknownHostException',
];

/** A quote that explains a message, and the page that it is on. */
export interface QuoteOnPage {
  quote: Quote;
  doc: Doc;
  value?: string | undefined;
  /** The section's heading in the default language, so that both languages choose the same section. */
  heading: string;
}

/** A message with all its explanations. Keys with a text in common are one message, which readers can't tell apart. */
export interface Subject {
  texts: Set<string>;
  level: LogLevel | undefined;
  explanations: QuoteOnPage[];
}

/** Adds the explanation for a downloader to messages that another downloader's section explains together with its own. */
export function shareExplanations(subjects: ReadonlySet<Subject>): void {
  const isShareable = ({ doc, value }: QuoteOnPage) => value === undefined && downloaderOf(doc) !== undefined;
  const bySection = new Map<string, Subject[]>();
  for (const subject of subjects) {
    const logged = subject.explanations.filter((one) => one.quote.kind === 'log' && isShareable(one));
    const sections = new Set(logged.map(({ quote, doc }) => `${doc.id}#${quote.section}`));
    for (const section of sections) appendTo(bySection, section, subject);
  }
  const additions = [...bySection.values()].flatMap((group) =>
    group.map(({ explanations }) => {
      const named = new Set(explanations.map(({ doc }) => downloaderOf(doc)));
      const ofGroup = group.flatMap((subject) => subject.explanations).filter(isShareable);
      return { explanations, shared: ofGroup.filter(({ doc }) => !named.has(downloaderOf(doc))) };
    }),
  );
  for (const { explanations, shared } of additions) explanations.push(...shared);
}

/** Explains a failed connection that the downloader reports as a refused login by the message about the connection. */
export function shareNetworkFailures(login: Subject | undefined, connection: Subject | undefined): void {
  const [main] = connection ? orderExplanations(connection.explanations, [...connection.texts]) : [];
  if (main) login?.explanations.push(...NETWORK_FAILURES.map((value) => ({ ...main, value })));
}

/** Returns the general explanation of a message, then those for values, for downloaders, and for all downloaders. */
export function orderExplanations(explanations: readonly QuoteOnPage[], texts: readonly string[]): QuoteOnPage[] {
  const rank = (explanation: QuoteOnPage) => rankOf(explanation, texts);
  const general = explanations.filter(({ value }) => value === undefined).toSorted((a, b) => rank(a) - rank(b));
  const byOwner = new Map(general.toReversed().map((explanation) => [downloaderOf(explanation.doc), explanation]));
  const values = explanations.filter(({ value }) => value !== undefined);
  const [main] = general;
  if (!main) return values;
  const cases = [...values, ...[...byOwner.values()].filter((explanation) => explanation !== main)];
  const keyOf = ({ value, doc, quote }: QuoteOnPage) => `${value ?? downloaderOf(doc)} ${doc.id}#${quote.section}`;
  return [main, ...new Map(cases.map((explanation) => [keyOf(explanation), explanation])).values()];
}

/** Ranks a quote by its kind, its heading and its page, and an example with values last. Lower is better. */
function rankOf({ quote, doc, heading }: QuoteOnPage, texts: readonly string[]): number {
  const { text, kind } = quote;
  if (!text.includes('{') && !text.includes('…') && texts.every((template) => template.includes('{}')))
    return QUOTE_KINDS.length;
  const isInHeading = texts.some((template) => heading.includes(template.slice(0, HEADING_MATCH_LENGTH)));
  return QUOTE_KINDS.indexOf(kind) - (isInHeading ? 0.5 : 0) + (PLATFORM_PAGE.test(doc.id) ? 0.75 : 0);
}

/** Returns the downloader that a page is about. */
export function downloaderOf({ id }: Doc): string | undefined {
  const [, name] = DOWNLOADER_PAGE.exec(id) ?? [];
  return name?.replace(/EE$/, '');
}
