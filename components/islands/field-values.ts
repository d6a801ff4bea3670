import { createContext, useContext } from 'react';

/** Values of the fallback's fields by their `name`, at the moment in which the island took its place. */
export type FieldValues = ReadonlyMap<string, string>;

export const FieldValuesContext = createContext<FieldValues>(new Map());

/**
 * What the reader had entered into a field of the fallback before the island came. Use it as the initial state:
 * `useState(useFieldValue('size') ?? size)`.
 *
 * @param name of the field; a checkbox has its `value` when checked and an empty string when not
 * @returns undefined when the fallback has no such field
 */
export function useFieldValue(name: string): string | undefined {
  return useContext(FieldValuesContext).get(name);
}

/** Reads the fields below an element. */
export function readFieldValues(host: HTMLElement): FieldValues {
  const values = new Map<string, string>();
  for (const field of host.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input[name], select[name], textarea[name]',
  )) {
    const isChoice = field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
    if (!isChoice) values.set(field.name, field.value);
    else if (field.checked) values.set(field.name, field.value);
    else if (!values.has(field.name)) values.set(field.name, '');
  }
  return values;
}
