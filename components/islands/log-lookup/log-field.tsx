import type { ComponentProps } from 'react';
import type { Say } from '../create-say';

export interface LogFieldProps {
  say: Say<'label' | 'hint' | 'placeholder'>;
  /** What the field does; missing in the fallback. */
  field?: ComponentProps<'textarea'>;
}

/** The field for lines of a log, the same in the fallback and in the island. */
export function LogField({ say, field }: LogFieldProps) {
  return (
    <label className="log-lookup-field needs-script">
      <strong>{say('label')}</strong>
      <span>{say('hint')}</span>
      <textarea
        name="log"
        rows={6}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder={say('placeholder')}
        {...field}
      />
    </label>
  );
}
