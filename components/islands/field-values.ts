import { createContext, useContext } from 'react';

/** The values of the fallback's fields by `name`, read when the island replaced it. */
export type FieldValues = ReadonlyMap<string, string>;

export const FieldValuesContext = createContext<FieldValues>(new Map());

/**
 * Returns the value that the reader entered into a field of the fallback before the island mounted. Use it as the initial
 * state: `useState(useFieldValue('size') ?? size)`.
 *
 * @returns undefined if the fallback has no such field, and an empty string for an unchecked checkbox
 */
export function useFieldValue(name: string): string | undefined {
  return useContext(FieldValuesContext).get(name);
}

export function readFieldValues(host: HTMLElement): FieldValues {
  const values = new Map<string, string>();
  for (const field of host.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input[name], select[name], textarea[name]',
  )) {
    const isChoice = field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
    if (!isChoice || field.checked) values.set(field.name, field.value);
    else if (!values.has(field.name)) values.set(field.name, '');
  }
  return values;
}
