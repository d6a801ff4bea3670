import './compose-builder.css';

import { Island } from '@/components/islands/island';
import type { FindingName } from '@/lib/compose/check-choices';
import { type ComposeChoices, SAMPLE_CHOICES } from '@/lib/compose/compose-choices';
import { toComposeFile } from '@/lib/compose/compose-file';
import { changedLines, writeCompose } from '@/lib/compose/write-compose';
import { messagesBelow, translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { PRODUCT } from '@/lib/site';
import { createSay } from '../create-say';
import type { SayInBuilder } from './compose-form';

const PAGE = '/docs/setup/Docker';
/** Sections that explain findings, where one does. */
const SECTIONS: Partial<Record<FindingName, string>> = {
  dataMissing: 'data-lost',
  dataRelative: 'nas',
  downloadsRelative: 'nas',
  timeZoneUnknown: 'wrong-time',
  memoryLow: 'low-memory',
  bridge: 'pbh-network',
  hostOnDesktop: 'docker-desktop',
  desktop: 'docker-desktop',
  snapshot: 'images',
  downloaderBridge: 'downloader-network',
  updatesAll: 'auto-update',
};
/** Choices whose lines are listed for readers without script. */
const EXAMPLES: readonly (readonly [keyof ComposeChoices, Partial<ComposeChoices>])[] = [
  ['image', { image: 'mirror' }],
  ['network', { network: 'bridge' }],
  ['port', { port: '9899' }],
  ['memory', { memory: '512' }],
  ['language', { language: 'en-US' }],
];

/** Puts a compose file together. Without script it lists the lines that choices change. */
export function ComposeBuilder({ locale }: { locale: Locale }) {
  const words = builderWords(locale);
  const say: SayInBuilder = createSay(words);
  const sectionHref = (section: string) => routeToHref(locale, PAGE, section);
  const links = Object.fromEntries(Object.entries(SECTIONS).map(([name, section]) => [name, sectionHref(section)]));
  const props = { words, links, nasHref: sectionHref('nas') };
  return (
    <details className="compose-builder">
      <summary>{say('title')}</summary>
      <Island name="compose-builder" locale={locale} props={props} load="visible">
        <ul>
          {EXAMPLES.map(([field, choices]) => (
            <li key={field}>
              {say(`field.${field}`)}: <code>{linesOf(choices)}</code>
            </li>
          ))}
        </ul>
      </Island>
    </details>
  );
}

/** The lines of the file that choices change. */
function linesOf(choices: Partial<ComposeChoices>): string {
  const write = (all: ComposeChoices) => writeCompose(toComposeFile(all));
  const text = write({ ...SAMPLE_CHOICES, ...choices });
  const lines = text.split('\n');
  return [...changedLines(text, write(SAMPLE_CHOICES))].map((index) => lines[index]?.trim()).join(' ');
}

/** Names of images, systems and languages are the same in both languages. */
function builderWords(locale: Locale): Record<string, string> {
  return {
    ...messagesBelow(locale, 'composeBuilder'),
    copied: translate(locale, 'code.copied'),
    copyFailed: translate(locale, 'code.copyFailed'),
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
