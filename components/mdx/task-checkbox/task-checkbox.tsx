import type { ComponentProps } from 'react';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';

/** The read-only checkbox of a task list item, with an accessible name. */
export function TaskCheckbox({ locale, checked = false }: ComponentProps<'input'> & { locale: Locale }) {
  const name = translate(locale, checked ? 'mdx.taskDone' : 'mdx.taskOpen');
  return <input type="checkbox" checked={checked} disabled readOnly aria-label={name} />;
}
