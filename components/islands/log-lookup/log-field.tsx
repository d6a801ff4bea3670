import type { ComponentProps } from 'react';
import type { Translate } from '../create-translate';

interface LogFieldProps {
  t: Translate<'label' | 'hint' | 'placeholder'>;
  /** The value and the event handlers; missing in the fallback. */
  textareaProps?: ComponentProps<'textarea'>;
}

/** The field for log lines, shared by the fallback and the island. */
export function LogField({ t, textareaProps }: LogFieldProps) {
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
        {...textareaProps}
      />
    </label>
  );
}
