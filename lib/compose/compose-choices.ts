/**
 * The model of the compose builder. Owns: the choices, their validation, the compose file, and the matching `docker run`
 * commands. May be used by the builder and by build code. Must not contain text for readers or depend on the browser. A test
 * compares the samples in the docs with this model.
 */
import type { MessageKeyBelow } from '@/lib/i18n/messages';

export const IMAGES = {
  hub: 'ghostchu/peerbanhelper:latest',
  mirror: 'registry.cn-hangzhou.aliyuncs.com/ghostchu/peerbanhelper:latest',
  // Test builds have no `latest` tag.
  snapshot: 'ghostchu/peerbanhelper-snapshot:ci',
} as const;

/** Systems that the container runs on, each with an example of a data folder, which readers replace with their own. */
export const SYSTEMS = {
  linux: './data',
  synology: '/volume1/docker/peerbanhelper/data',
  qnap: '/share/Container/peerbanhelper/data',
  fnos: '/vol1/1000/docker/peerbanhelper/data',
  ugreen: '/volume1/docker/peerbanhelper/data',
  unraid: '/mnt/user/appdata/peerbanhelper',
  desktop: './data',
} as const;

export interface ComposeChoices {
  image: keyof typeof IMAGES;
  system: keyof typeof SYSTEMS;
  network: 'host' | 'bridge';
  port: string;
  data: string;
  timeZone: string;
  language: '' | 'zh-CN' | 'zh-TW' | 'en-US';
  /** In MB; empty for none. */
  memory: string;
  ipv6: boolean;
  /** Adds a qBittorrent container to the file. */
  downloader: 'none' | 'qbittorrent';
  downloaderNetwork: 'host' | 'bridge';
  /** User and group that own the downloader's files; PeerBanHelper's image ignores both. */
  puid: string;
  pgid: string;
  downloads: string;
  updates: boolean;
}

/** The choices behind the sample on the page. */
export const SAMPLE_CHOICES: ComposeChoices = {
  image: 'hub',
  system: 'linux',
  network: 'host',
  port: '9898',
  data: './data',
  timeZone: 'Asia/Shanghai',
  language: '',
  memory: '',
  ipv6: false,
  downloader: 'none',
  downloaderNetwork: 'host',
  puid: '1000',
  pgid: '1000',
  downloads: './downloads',
  updates: false,
};

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  const isKey = (name: string): name is Key => Object.hasOwn(table, name);
  return Object.keys(table).filter(isKey);
}

/** The fields with a fixed set of options. */
export type ChoiceField = 'system' | 'image' | 'network' | 'language' | 'downloader' | 'downloaderNetwork';

/** The fields with free text. */
export type TextField = Exclude<keyof ComposeChoices, ChoiceField | 'ipv6' | 'updates'>;

const NETWORKS = ['host', 'bridge'] as const;

/** The options of each field. */
export const OPTIONS: { [Field in ChoiceField]: readonly ComposeChoices[Field][] } = {
  system: keysOf(SYSTEMS),
  image: keysOf(IMAGES),
  network: NETWORKS,
  language: ['', 'zh-CN', 'zh-TW', 'en-US'],
  downloader: ['none', 'qbittorrent'],
  downloaderNetwork: NETWORKS,
};

/** Encodes the choices that differ from the sample as a query string, for the address or for storage. */
export function writeChoices(choices: ComposeChoices): string {
  const defaults = new Map<string, unknown>(Object.entries(SAMPLE_CHOICES));
  const changed = Object.entries(choices).filter(([name, value]) => value !== defaults.get(name));
  return new URLSearchParams(changed.map(([name, value]) => [name, String(value)])).toString();
}

/** Decodes text from `writeChoices`. Ignores unknown names and values. */
export function readChoices(text: string): ComposeChoices {
  const values = new URLSearchParams(text);
  const option = <Field extends ChoiceField>(field: Field): ComposeChoices[Field] =>
    OPTIONS[field].find((candidate) => candidate === values.get(field)) ?? SAMPLE_CHOICES[field];
  const textOf = (field: TextField) => values.get(field)?.slice(0, MAX_TEXT_LENGTH) ?? SAMPLE_CHOICES[field];
  return {
    image: option('image'),
    system: option('system'),
    network: option('network'),
    port: textOf('port'),
    data: textOf('data'),
    timeZone: textOf('timeZone'),
    language: option('language'),
    memory: textOf('memory'),
    ipv6: values.get('ipv6') === 'true',
    downloader: option('downloader'),
    downloaderNetwork: option('downloaderNetwork'),
    puid: textOf('puid'),
    pgid: textOf('pgid'),
    downloads: textOf('downloads'),
    updates: values.get('updates') === 'true',
  };
}

/** Limit for each text field, in characters. Longer text is pasted by accident. */
export const MAX_TEXT_LENGTH = 300;

/** A problem with a choice, named after its message. */
export interface Finding {
  name: FindingName;
  /** The field that shows the message. */
  field: keyof ComposeChoices;
  isError: boolean;
}

export type FindingName = MessageKeyBelow<'composeBuilder.finding'>;

/** The port of qBittorrent's WebUI in the compose file. */
export const DOWNLOADER_PORT = 8080;
/** PeerBanHelper's heap can grow to 85% of the limit, which is probably too little below this value. */
const LOW_MEMORY_MB = 512;

/** Returns all findings for the choices. */
export function checkChoices(choices: ComposeChoices): Finding[] {
  const { image, system, network, downloader, downloaderNetwork, ipv6, updates, memory } = choices;
  const port = parseWholeNumber(choices.port);
  const memoryMb = memory === '' ? undefined : parseWholeNumber(memory);
  const isNas = system !== 'linux' && system !== 'desktop';
  const findings: Finding[] = [];
  const check = (isError: boolean) => (field: Finding['field'], name: FindingName, applies: boolean) => {
    if (applies) findings.push({ name, field, isError });
  };
  const error = check(true);
  const warning = check(false);
  error('port', 'portInvalid', port === undefined || port < 1 || port > 65535);
  error('data', 'dataMissing', choices.data.trim() === '');
  error('data', 'dataInvalid', choices.data.trim() !== '' && !isFolder(choices.data));
  warning('data', 'dataRelative', isNas && isRelative(choices.data));
  error('timeZone', 'timeZoneUnknown', !isTimeZone(choices.timeZone));
  error('memory', 'memoryInvalid', memory !== '' && (memoryMb === undefined || memoryMb < 6));
  warning('memory', 'memoryLow', memoryMb !== undefined && memoryMb >= 6 && memoryMb < LOW_MEMORY_MB);
  warning('network', 'bridge', network === 'bridge');
  warning('network', 'hostOnDesktop', network === 'host' && system === 'desktop');
  warning('ipv6', 'ipv6Host', ipv6 && network === 'host');
  warning('image', 'snapshot', image === 'snapshot');
  warning('system', 'desktop', system === 'desktop');
  warning('updates', 'updatesAll', updates);
  if (downloader !== 'none') {
    error('port', 'portTaken', port === DOWNLOADER_PORT);
    error('downloaderNetwork', 'downloaderBridge', downloaderNetwork === 'bridge');
    error('downloads', 'downloadsInvalid', !isFolder(choices.downloads));
    warning('downloads', 'downloadsRelative', isNas && isRelative(choices.downloads));
    error('puid', 'userInvalid', parseWholeNumber(choices.puid) === undefined);
    error('pgid', 'groupInvalid', parseWholeNumber(choices.pgid) === undefined);
  }
  return findings;
}

/**
 * Whether a compose file can be written. With `downloaderBridge` alone the containers start, although bans don't work, so the
 * file is shown next to the error.
 */
export function isUsable(findings: readonly Finding[]): boolean {
  return findings.every(({ name, isError }) => name === 'downloaderBridge' || !isError);
}

function parseWholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
}

/** Whether Compose mounts the path as a folder. Other names are named volumes, and a colon would end the path. */
function isFolder(path: string): boolean {
  return /^(?:\.{0,2}\/|~\/|[A-Za-z]:[\\/])[^:\p{C}]*$/u.test(path.trim());
}

function isRelative(path: string): boolean {
  return /^\.{1,2}\//.test(path.trim());
}

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
