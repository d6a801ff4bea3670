import type { Root } from 'hast';
import type { Source, Translated } from '@/lib/content/model';
import { translate } from '@/lib/i18n/messages';
import { toMarkdown } from '@/lib/mdx/to-markdown';
import { routeToUrl } from '@/lib/paths';

type Text = Translated<Source<{ title: string; description: string }>>;

/**
 * A page as a Markdown document of its own: title, summary, where it comes from, text.
 *
 * @param tree its compiled text
 */
export function markdownTwin({ locale, route, source }: Text, tree: Root, updated: Date | undefined): string {
  const { title, description } = source.frontMatter;
  const facts = [translate(locale, 'llms.source', { url: routeToUrl(locale, route) })];
  if (updated) facts.push(translate(locale, 'llms.updated', { date: updated.toISOString().slice(0, 10) }));
  const list = facts.map((fact) => `- ${fact}`).join('\n');
  return [`# ${title}`, `> ${description}`, list, toMarkdown(tree, { locale, route })].join('\n\n');
}
