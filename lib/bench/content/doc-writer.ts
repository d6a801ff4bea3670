import type { Locale } from '@/lib/locales';
import type { LanguageModel } from './language-model';
import type { PlannedDoc } from './plan-docs';
import { createRandom, type Random } from './random';

/** What the parts of a doc are written with. */
export interface DocWriter {
  /** Decides what the doc is made of: the same numbers in each language, and none of them for words. */
  shape: Random;
  doc: PlannedDoc;
  sentence(): string;
  /** Two to four sentences. */
  paragraph(): string;
  phrase(words: number): string;
  /** A link to another doc. */
  link(): string;
  /** A name for a key of configuration. */
  key(): string;
  /** One of the tool's own keys. */
  configKey(): string;
}

export interface WriterInput {
  locale: Locale;
  doc: PlannedDoc;
  language: LanguageModel;
  /** Where links lead, near ones many times. */
  targets: readonly { id: string; title: string }[];
  configKeys: readonly string[];
}

export function createDocWriter({ locale, doc, language, targets, configKeys }: WriterInput): DocWriter {
  const shape = createRandom(doc.seed);
  const voice = createRandom(doc.seed + (locale === 'en' ? 0.5 : 0.25));
  const terms = doc.subjects.map(({ names }) => names[locale]);
  const sentence = () => language.sentence(voice, terms);
  return {
    shape,
    doc,
    sentence,
    paragraph: () => Array.from({ length: shape.integer(2, 4) }, sentence).join(locale === 'en' ? ' ' : ''),
    phrase: (words) => language.phrase(voice, words),
    link() {
      const { id, title } = shape.pick(targets);
      return `[${title}](/docs/${id}${shape.chance(0.3) ? '#overview' : ''})`;
    },
    key: () => `${shape.pick(doc.subjects).key}-${shape.pick(doc.subjects).key}`,
    configKey: () => shape.pick(configKeys),
  };
}
