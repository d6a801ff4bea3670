import type { ComponentProps } from 'react';
import { DocLink } from '@/components/ui/doc-link';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { resolveHref } from '@/lib/paths';
import { SITE } from '@/lib/site';

/** A link in an article. Adds the locale prefix to links to pages, and the base path to links to files. */
export function ArticleLink({ locale, href = '', ...props }: ComponentProps<'a'> & { locale: Locale }) {
  const target = resolveHref(locale, href);
  if (target.kind === 'page') return <DocLink {...props} href={target.path} />;
  if (target.kind === 'plain') return <a {...props} href={href} />;
  return <a {...props} href={`${SITE.basePath}${target.path}`} />;
}

/** The read-only checkbox of a task list item, with an accessible name. */
export function TaskCheckbox({ locale, checked = false }: ComponentProps<'input'> & { locale: Locale }) {
  const name = translate(locale, checked ? 'mdx.taskDone' : 'mdx.taskOpen');
  return <input type="checkbox" checked={checked} disabled readOnly aria-label={name} />;
}
