import { type Problem, stateAt } from '@/lib/errors';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/locales';

/**
 * Reports as states the texts of a data file that some language lacks, which are shown in the default language.
 *
 * @param file path of a JSON file from the project's root
 * @param text its content, in which localized texts are objects with the languages as keys
 */
export function checkLocalizedData(file: string, text: string): Problem[] {
  const localized = findLocalized(text);
  return LOCALES.flatMap((locale): Problem[] => {
    const missing = localized.filter((value) => !(locale in value));
    if (missing.length === 0) return [];
    const first = firstText(missing[0]?.[DEFAULT_LOCALE]);
    const count = missing.length === 1 ? 'a text has' : `${missing.length} texts have`;
    const message = `${count} no translation (${locale}), the first is "${first}"`;
    return [stateAt(file, message, `Add "${locale}" beside "${DEFAULT_LOCALE}".`)];
  });
}

/** Returns the objects with a key for the default language. Invalid or too deep JSON, which others report, has none. */
function findLocalized(text: string): Record<string, unknown>[] {
  const localized: Record<string, unknown>[] = [];
  try {
    JSON.parse(text, (_, value) => {
      if (typeof value === 'object' && value !== null && DEFAULT_LOCALE in value) localized.push(value);
      return value;
    });
  } catch {
    return [];
  }
  return localized;
}

function firstText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return firstText(Object.values(value)[0]);
}
