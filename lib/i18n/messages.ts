/**
 * The site's own words. Owns: reading `messages/`, typed by key. Server code asks `translate`; islands are handed the few
 * strings they show, or have those of `browser-messages.ts`, so that no whole message table reaches the browser.
 */
import type { Locale } from '@/lib/locales';
import en from '@/messages/en.json';
import zhHans from '@/messages/zh-Hans.json';

/** `zh-Hans.json` is the authority on which messages exist; a key missing from another language is a type error. */
export type MessageKey = keyof typeof zhHans;

const MESSAGES = { 'zh-Hans': zhHans, en } satisfies Record<Locale, Record<MessageKey, string>>;

/** The message in a language, with `{name}` replaced; throws when `values` lacks one of its placeholders. */
export function translate(locale: Locale, key: MessageKey, values: Record<string, string | number> = {}): string {
  return MESSAGES[locale][key].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Message "${key}" needs a value for {${name}}.`);
    return String(value);
  });
}

/** `translate` bound to a language, for components with many strings. */
export function translator(locale: Locale) {
  return (key: MessageKey, values?: Record<string, string | number>) => translate(locale, key, values);
}

/** All messages of an island that has many, by the rest of their keys. Placeholders stay: the island fills them in. */
export function messagesBelow(locale: Locale, prefix: string): Record<string, string> {
  const start = `${prefix}.`;
  const entries = Object.entries(MESSAGES[locale]).filter(([key]) => key.startsWith(start));
  return Object.fromEntries(entries.map(([key, text]) => [key.slice(start.length), text]));
}
