import './compose-builder.css';

import { Island } from '@/components/islands/island';
import { FINDINGS, type FindingName } from '@/lib/compose/check-choices';
import { type ComposeChoices, keysOf, SAMPLE_CHOICES } from '@/lib/compose/compose-choices';
import { toComposeFile } from '@/lib/compose/compose-file';
import { changedLines, writeCompose } from '@/lib/compose/write-compose';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { PRODUCT } from '@/lib/site';
import type { ComposeBuilderWords } from './compose-form';

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
const EXAMPLES: readonly (readonly [Exclude<keyof ComposeChoices, 'downloads'>, Partial<ComposeChoices>])[] = [
  ['image', { image: 'mirror' }],
  ['network', { network: 'bridge' }],
  ['port', { port: '9899' }],
  ['memory', { memory: '512' }],
  ['language', { language: 'en-US' }],
];

/** Puts a compose file together. Without script it lists the lines that choices change. */
export function ComposeBuilder({ locale }: { locale: Locale }) {
  const words = builderWords(locale);
  const sectionHref = (section: string) => routeToHref(locale, PAGE, section);
  const links = Object.fromEntries(Object.entries(SECTIONS).map(([name, section]) => [name, sectionHref(section)]));
  const props = { words, links, nasHref: sectionHref('nas') };
  return (
    <details className="compose-builder">
      <summary>{words.title}</summary>
      <Island name="compose-builder" locale={locale} props={props} load="visible">
        <ul>
          {EXAMPLES.map(([field, choices]) => (
            <li key={field}>
              {words.fields[field]}: <code>{linesOf(choices)}</code>
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

function builderWords(locale: Locale): ComposeBuilderWords {
  const t = translator(locale);
  return {
    title: t('composeBuilder.title'),
    privacy: t('composeBuilder.privacy'),
    ready: t('composeBuilder.ready'),
    broken: t('composeBuilder.broken'),
    invalid: t('composeBuilder.invalid'),
    marked: t('composeBuilder.marked'),
    changed: t('composeBuilder.changed'),
    more: t('composeBuilder.more'),
    root: t('composeBuilder.root'),
    remember: t('composeBuilder.remember'),
    reset: t('composeBuilder.reset'),
    copy: t('composeBuilder.copy'),
    download: t('composeBuilder.download'),
    run: t('composeBuilder.run'),
    commands: t('composeBuilder.commands'),
    nas: t('composeBuilder.nas'),
    copied: t('code.copied'),
    copyFailed: t('code.copyFailed'),
    groups: {
      tool: PRODUCT,
      downloader: t('composeBuilder.group.downloader'),
      updates: t('composeBuilder.group.updates'),
    },
    fields: {
      image: t('composeBuilder.field.image'),
      system: t('composeBuilder.field.system'),
      network: t('composeBuilder.field.network'),
      port: t('composeBuilder.field.port'),
      data: t('composeBuilder.field.data'),
      timeZone: t('composeBuilder.field.timeZone'),
      language: t('composeBuilder.field.language'),
      memory: t('composeBuilder.field.memory'),
      ipv6: t('composeBuilder.field.ipv6'),
      downloader: t('composeBuilder.field.downloader'),
      downloaderNetwork: t('composeBuilder.field.downloaderNetwork'),
      puid: t('composeBuilder.field.puid'),
      pgid: t('composeBuilder.field.pgid'),
      downloads: t('composeBuilder.field.downloads'),
      updates: t('composeBuilder.field.updates'),
    },
    options: {
      hub: 'Docker Hub',
      mirror: t('composeBuilder.option.mirror'),
      snapshot: t('composeBuilder.option.snapshot'),
      linux: 'Linux',
      synology: t('composeBuilder.option.synology'),
      qnap: t('composeBuilder.option.qnap'),
      fnos: t('composeBuilder.option.fnos'),
      ugreen: t('composeBuilder.option.ugreen'),
      unraid: 'Unraid',
      desktop: 'Docker Desktop',
      host: t('composeBuilder.option.host'),
      bridge: t('composeBuilder.option.bridge'),
      none: t('composeBuilder.option.none'),
      qbittorrent: 'qBittorrent',
      '': t('composeBuilder.option.system'),
      'zh-CN': '简体中文',
      'zh-TW': '繁體中文',
      'en-US': 'English',
    },
    findings: Object.fromEntries(keysOf(FINDINGS).map((name) => [name, t(`composeBuilder.finding.${name}`)])),
  };
}
