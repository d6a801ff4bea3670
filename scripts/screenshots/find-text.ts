import type { Locale } from '@/lib/locales';
import type { ToolTexts } from '@/lib/reference/tool-texts';

/** Looks up a text of the tool by its key. The values replace its `{}` in order. */
export type FindText = (key: string, ...values: (string | number)[]) => string;

/** Creates a lookup in one language. It throws for unknown keys, which would leave an empty place in the screenshot. */
export function createFindText({ texts }: Pick<ToolTexts, 'texts'>, locale: Locale): FindText {
  const byKey = new Map(texts.map((entry) => [entry.key, entry[locale]]));
  return (key, ...values) => {
    const text = byKey.get(key);
    if (text === undefined) {
      throw new Error(`PeerBanHelper has no text "${key}" in ${locale}. Look its new key up in the checkout.`);
    }
    const remaining = [...values];
    return text.replaceAll('{}', (placeholder) => String(remaining.shift() ?? placeholder));
  };
}
