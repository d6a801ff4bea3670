import type { ComponentProps } from 'react';
import type { Translate } from '../create-translate';

interface LogFieldProps extends ComponentProps<'textarea'> {
  t: Translate<'label' | 'hint' | 'placeholder'>;
}

/** The field for log lines, shared by the fallback and the island, which adds a value and handlers. */
export function LogField({ t, ...props }: LogFieldProps) {
  return (
    <label className="island-field">
      {t('label')}
      <span className="island-note">{t('hint')}</span>
      <textarea
        name="log"
        rows={4}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder={t('placeholder')}
        {...props}
      />
    </label>
  );
}
