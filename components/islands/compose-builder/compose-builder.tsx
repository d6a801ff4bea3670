import './compose-builder.css';

import { Island } from '@/components/islands/island';
import { type ChoiceField, type ComposeChoices, DEFAULT_CHOICES } from '@/lib/compose/compose-choices';
import { compareLines } from '@/lib/compose/compose-file';
import { messagesBelow, translate } from '@/lib/i18n/messages';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { PRODUCT } from '@/lib/site';
import { createTranslate } from '../create-translate';
import type { BuilderTranslate } from './compose-form';

const PAGE = '/docs/setup/Docker';
/** Choices whose changed lines the fallback lists. */
const EXAMPLES: readonly (readonly [ChoiceField, Partial<ComposeChoices>])[] = [
  ['image', { image: 'mirror' }],
  ['tag', { tag: '9.5' }],
  ['network', { network: 'bridge' }],
  ['port', { port: '9899' }],
  ['localOnly', { localOnly: true }],
  ['memory', { memory: '512' }],
  ['language', { language: 'en-US' }],
];

/** A form that writes a compose file, beside it where there is room. The fallback lists the lines that choices change. */
export function ComposeBuilder({ locale }: { locale: Locale }) {
  const words = builderWords(locale);
  const t: BuilderTranslate = createTranslate(words);
  const sample: ComposeChoices = { ...DEFAULT_CHOICES, timeZone: LOCALE_INFO[locale].timeZone };
  const props = { words, page: routeToHref(locale, PAGE), sample };
  return (
    <section className="island-card compose-builder" aria-label={t('title')}>
      <Island name="compose-builder" locale={locale} props={props} load="visible">
        <ul>
          {EXAMPLES.map(([field, choices]) => (
            <li key={field}>
              {t(`field.${field}`)}: <code>{formatNewLines(choices)}</code>
            </li>
          ))}
        </ul>
      </Island>
    </section>
  );
}

function formatNewLines(choices: Partial<ComposeChoices>): string {
  const lines = compareLines({ ...DEFAULT_CHOICES, ...choices }, DEFAULT_CHOICES).filter(({ isNew }) => isNew);
  return lines.map(({ line }) => line.trim()).join(' ');
}

function builderWords(locale: Locale): Record<string, string> {
  return {
    ...messagesBelow(locale, 'code'),
    ...messagesBelow(locale, 'composeBuilder'),
    'group.tool': PRODUCT,
    'option.': translate(locale, 'composeBuilder.option.system'),
    'option.hub': 'Docker Hub',
    'option.linux': 'Linux',
    'option.unraid': 'Unraid',
    'option.desktop': 'Docker Desktop',
    'option.qbittorrent': 'qBittorrent',
    'option.zh-CN': '简体中文',
    'option.zh-TW': '繁體中文',
    'option.en-US': 'English',
  };
}
