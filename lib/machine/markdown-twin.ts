import type { Root } from 'hast';
import type { Source, Translated } from '@/lib/content/model';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { toMarkdown } from '@/lib/mdx/to-markdown';
import { routeToUrl } from '@/lib/paths';

/** Everything that a page's Markdown twin is made of, but its text. */
export interface TwinFacts {
  locale: Locale;
  route: string;
  title: string;
  description: string;
  updated: Date | undefined;
}

export function twinFacts(
  { locale, route, source }: Translated<Source<{ title: string; description: string }>>,
  updated: Date | undefined,
): TwinFacts {
  const { title, description } = source.frontMatter;
  return { locale, route, title, description, updated };
}

/**
 * A page as a Markdown document of its own: title, summary, where it comes from, text.
 *
 * @param tree its compiled text
 */
export function markdownTwin({ locale, route, title, description, updated }: TwinFacts, tree: Root): string {
  const facts = [translate(locale, 'llms.source', { url: routeToUrl(locale, route) })];
  if (updated) facts.push(translate(locale, 'llms.updated', { date: updated.toISOString().slice(0, 10) }));
  const list = facts.map((fact) => `- ${fact}`).join('\n');
  return [`# ${title}`, `> ${description}`, list, toMarkdown(tree, { locale, route })].join('\n\n');
}
