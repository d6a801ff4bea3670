import type { Locale } from '@/lib/locales';
import type { ToolTexts } from '@/lib/reference/tool-texts';
import type { FindText } from './find-text';

/** A lookup in one language. A key that the tool doesn't have is an error, because its place in the picture would be empty. */
export function createFindText({ texts }: Pick<ToolTexts, 'texts'>, locale: Locale): FindText {
  const byKey = new Map(texts.map((entry) => [entry.key, entry[locale]]));
  return (key, ...values) => {
    const text = byKey.get(key);
    if (text === undefined) {
      throw new Error(`PeerBanHelper has no text "${key}" in ${locale}. Look its new key up in the checkout.`);
    }
    const rest = [...values];
    return text.replaceAll('{}', (placeholder) => String(rest.shift() ?? placeholder));
  };
}
