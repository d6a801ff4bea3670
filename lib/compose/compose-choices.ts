/** The choices of the compose builder and their validation. Used by the builder and at build time. */
import type { MessageKeyBelow } from '@/lib/i18n/messages';

/** The images, each with the tag that is used unless the reader enters one. */
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

const NETWORKS = ['host', 'bridge'] as const;
const CHOICE_FIELDS = {
  system: keysOf(SYSTEMS),
  image: keysOf(IMAGES),
  network: NETWORKS,
  language: ['', 'zh-CN', 'zh-TW', 'en-US'],
  downloader: ['none', 'qbittorrent'],
  downloaderNetwork: NETWORKS,
} as const;

type OptionChoices = { [Field in keyof typeof CHOICE_FIELDS]: (typeof CHOICE_FIELDS)[Field][number] };

const DEFAULT_OPTIONS: OptionChoices = {
  image: 'hub',
  system: 'linux',
  network: 'host',
  language: '',
  /** A second container in the file. */
  downloader: 'none',
  downloaderNetwork: 'host',
};

/** The choices before the reader makes any. Addresses and storage contain only what differs from them. */
export const DEFAULT_CHOICES = {
  ...DEFAULT_OPTIONS,
  /** Empty for the image's usual tag. */
  tag: '',
  /** Lets only the host itself open the WebUI. */
  localOnly: false,
  port: '9898',
  /** A folder, or the name of a volume. */
  data: './data',
  timeZone: 'Asia/Shanghai',
  /** In MB; empty for none. */
  memory: '',
  ipv6: false,
  downloaderPort: '8080',
  /** User and group that own the downloader's files; PeerBanHelper's image ignores both. */
  puid: '1000',
  pgid: '1000',
  downloads: './downloads',
  updates: false,
};

export type ComposeChoices = typeof DEFAULT_CHOICES;
export type ChoiceField = keyof ComposeChoices;
export type ChoiceOption = OptionChoices[keyof OptionChoices];

/** The options of the fields with a fixed set of them. */
export const OPTIONS: Partial<Record<ChoiceField, readonly ChoiceOption[]>> = CHOICE_FIELDS;

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  const isKey = (name: string): name is Key => Object.hasOwn(table, name);
  return Object.keys(table).filter(isKey);
}

/** Encodes the choices that differ from the defaults as a query string, for the address or for storage. */
export function writeChoices(choices: ComposeChoices): string {
  const changed = keysOf(choices).filter((name) => choices[name] !== DEFAULT_CHOICES[name]);
  return new URLSearchParams(changed.map((name) => [name, String(choices[name])])).toString();
}

/** Ignores unknown names and values. */
export function readChoices(text: string): ComposeChoices {
  const values = new URLSearchParams(text);
  return keysOf(DEFAULT_CHOICES).reduce((choices: ComposeChoices, field) => {
    const value = values.get(field);
    return value === null ? choices : withChoice(choices, field, value);
  }, DEFAULT_CHOICES);
}

/** Sets a choice as text: an option, `true` for a flag, or what the reader has entered. Ignores unknown options. */
export function withChoice(choices: ComposeChoices, field: ChoiceField, text: string): ComposeChoices {
  const entered = text.slice(0, MAX_TEXT_LENGTH);
  if (field === 'port') return withPort(choices, entered);
  if (OPTIONS[field]?.every((option) => option !== text)) return choices;
  return { ...choices, [field]: typeof choices[field] === 'boolean' ? text === 'true' : entered };
}

/** Sets the port of the WebUI. Also understands mappings such as `127.0.0.1:9898` and `10140:9898`. */
function withPort(choices: ComposeChoices, text: string): ComposeChoices {
  const [, address, port] = /^\s*(?:(127\.0\.0\.1|0\.0\.0\.0|localhost):)?(\d+)(?::9898)?\s*$/.exec(text) ?? [];
  if (port === undefined) return { ...choices, port: text };
  return address === undefined ? { ...choices, port } : { ...choices, port, localOnly: address !== '0.0.0.0' };
}

/** Longer text is pasted by accident. */
export const MAX_TEXT_LENGTH = 300;

/** A problem with a choice, named after its message. */
export interface Finding {
  name: FindingName;
  /** The field that shows the message. */
  field: ChoiceField;
  isError: boolean;
}

export type FindingName = MessageKeyBelow<'composeBuilder.finding'>;

/** Tags of releases. Test builds have others. */
const RELEASE_TAG = /^(?:latest|v?\d+\.\d+\.\d+|\d+\.\d+)$/;
const FIXED_TAG = /^v?\d+\.\d+\.\d+$/;
/** PeerBanHelper's heap can grow to 85% of the limit, which is probably too little below this value. */
const LOW_MEMORY_MB = 512;

/** Returns all findings for the choices. */
export function checkChoices(choices: ComposeChoices): Finding[] {
  const { image, system, network, downloader, downloaderNetwork, data, downloads, ipv6, updates, memory } = choices;
  const tag = choices.tag.trim();
  const port = parseWholeNumber(choices.port);
  const downloaderPort = parseWholeNumber(choices.downloaderPort);
  const memoryMb = parseWholeNumber(memory);
  const isNas = system !== 'linux' && system !== 'desktop';
  const findings: Finding[] = [];
  const check = (isError: boolean) => (field: Finding['field'], name: FindingName, applies: boolean) => {
    if (applies) findings.push({ name, field, isError });
  };
  const error = check(true);
  const warning = check(false);
  error('tag', 'tagInvalid', tag !== '' && !/^\w[\w.-]{0,127}$/.test(tag));
  warning('tag', 'tagUnknown', /^\w[\w.-]*$/.test(tag) && RELEASE_TAG.test(tag) === (image === 'snapshot'));
  error('port', 'portInvalid', !isPort(port));
  warning('localOnly', 'localOnly', choices.localOnly);
  error('data', 'dataMissing', data.trim() === '');
  error('data', 'dataInvalid', data.trim() !== '' && !isFolder(data) && !isVolume(data));
  warning('data', 'dataVolume', isVolume(data));
  warning('data', 'dataRelative', isNas && isRelative(data));
  error('timeZone', 'timeZoneUnknown', !isTimeZone(choices.timeZone));
  error('memory', 'memoryInvalid', memory !== '' && (memoryMb === undefined || memoryMb < 6));
  warning('memory', 'memoryLow', memoryMb !== undefined && memoryMb >= 6 && memoryMb < LOW_MEMORY_MB);
  warning('network', 'bridge', network === 'bridge');
  warning('network', 'hostOnDesktop', network === 'host' && system === 'desktop');
  warning('ipv6', 'ipv6Host', ipv6 && network === 'host');
  warning('image', 'snapshot', image === 'snapshot');
  warning('system', 'desktop', system === 'desktop');
  warning('updates', 'updatesAll', updates);
  warning('updates', 'updatesFixed', updates && FIXED_TAG.test(tag));
  if (downloader !== 'none') {
    error('port', 'portTaken', port !== undefined && port === downloaderPort);
    error('downloaderNetwork', 'downloaderBridge', downloaderNetwork === 'bridge');
    error('downloaderPort', 'downloaderPortInvalid', !isPort(downloaderPort));
    error('downloads', 'downloadsInvalid', !isFolder(downloads));
    warning('downloads', 'downloadsRelative', isNas && isRelative(downloads));
    error('puid', 'userInvalid', parseWholeNumber(choices.puid) === undefined);
    error('pgid', 'groupInvalid', parseWholeNumber(choices.pgid) === undefined);
  }
  return findings;
}

/** With `downloaderBridge` alone the containers start, although bans don't work, so the file is shown next to the error. */
export function statusOf(findings: readonly Finding[]): 'ready' | 'broken' | 'invalid' {
  const errors = findings.filter(({ isError }) => isError);
  if (errors.some(({ name }) => name !== 'downloaderBridge')) return 'invalid';
  return errors.length > 0 ? 'broken' : 'ready';
}

function parseWholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
}

function isPort(port: number | undefined): boolean {
  return port !== undefined && port >= 1 && port <= 65535;
}

/** Whether Compose takes the text for the name of a volume that Docker manages. */
export function isVolume(text: string): boolean {
  return /^[A-Za-z\d][\w.-]+$/.test(text.trim());
}

/** Whether Compose mounts the path as a folder. A colon would end the path. */
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
