import type { ComponentProps } from 'react';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { resolveHref, withBasePath } from '@/lib/paths';

/** A link in an article. Adds the locale prefix to links to pages, and the base path to links to pages and files. */
export function ArticleLink({ locale, href = '', ...props }: ComponentProps<'a'> & { locale: Locale }) {
  const target = resolveHref(locale, href);
  return <a {...props} href={target.kind === 'plain' ? href : withBasePath(target.path)} />;
}

/** The read-only checkbox of a task list item, with an accessible name. */
export function TaskCheckbox({ locale, checked = false }: ComponentProps<'input'> & { locale: Locale }) {
  const name = translate(locale, checked ? 'mdx.taskDone' : 'mdx.taskOpen');
  return <input type="checkbox" checked={checked} disabled readOnly aria-label={name} />;
}
