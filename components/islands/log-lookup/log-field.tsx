import type { ComponentProps } from 'react';

export interface LogFieldProps {
  words: Record<'label' | 'hint' | 'placeholder', string>;
  /** What the field does; missing in the fallback. */
  field?: ComponentProps<'textarea'>;
}

/** The field for lines of a log, the same in the fallback and in the island. */
export function LogField({ words, field }: LogFieldProps) {
  return (
    <label className="log-lookup-field needs-script">
      <strong>{words.label}</strong>
      <span>{words.hint}</span>
      <textarea
        name="log"
        rows={6}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder={words.placeholder}
        {...field}
      />
    </label>
  );
}
