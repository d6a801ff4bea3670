import type { ComponentProps } from 'react';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import styles from './task-checkbox.module.css';

/** The box of a task list's item: to be seen and heard, not to be ticked. */
export function TaskCheckbox({ locale, checked = false }: ComponentProps<'input'> & { locale: Locale }) {
  const name = translate(locale, checked ? 'mdx.taskDone' : 'mdx.taskOpen');
  return <input className={styles.box} type="checkbox" checked={checked} disabled readOnly aria-label={name} />;
}
