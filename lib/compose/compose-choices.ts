/**
 * The compose file of the tool: what readers choose, what a choice breaks, and the file and the commands that come of it. One
 * model for the builder and for the samples of the pages, which a test compares with it. Runs anywhere; knows no words.
 */

export const IMAGES = {
  hub: 'ghostchu/peerbanhelper:latest',
  mirror: 'registry.cn-hangzhou.aliyuncs.com/ghostchu/peerbanhelper:latest',
  // There is no `latest` of test builds.
  snapshot: 'ghostchu/peerbanhelper-snapshot:ci',
} as const;

/** Where the container runs, with a data folder as an example, which readers replace with one of theirs. */
export const SYSTEMS = {
  linux: './data',
  synology: '/volume1/docker/peerbanhelper/data',
  qnap: '/share/Container/peerbanhelper/data',
  fnos: '/vol1/1000/docker/peerbanhelper/data',
  ugreen: '/volume1/docker/peerbanhelper/data',
  unraid: '/mnt/user/appdata/peerbanhelper',
  desktop: './data',
} as const;

export const NETWORKS = ['host', 'bridge'] as const;
export const LANGUAGES = ['', 'zh-CN', 'zh-TW', 'en-US'] as const;

export interface ComposeChoices {
  image: keyof typeof IMAGES;
  system: keyof typeof SYSTEMS;
  network: (typeof NETWORKS)[number];
  port: string;
  data: string;
  timeZone: string;
  language: (typeof LANGUAGES)[number];
  /** In MB; empty for none. */
  memory: string;
  ipv6: boolean;
  /** qBittorrent beside the tool. */
  downloader: 'none' | 'qbittorrent';
  downloaderNetwork: (typeof NETWORKS)[number];
  /** User and group of the downloader's files; the tool's image ignores both. */
  puid: string;
  pgid: string;
  downloads: string;
  updates: boolean;
}

function defaultChoices(timeZone: string): ComposeChoices {
  return {
    image: 'hub',
    system: 'linux',
    network: 'host',
    port: '9898',
    data: './data',
    timeZone,
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
}

/** What the sample of the page has. */
export const SAMPLE_CHOICES = defaultChoices('Asia/Shanghai');

const isKeyOf = <Key extends string>(table: Readonly<Record<Key, unknown>>, name: string): name is Key =>
  Object.hasOwn(table, name);
const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** The choices that differ from the defaults, for an address or a store. */
export function writeChoices(choices: ComposeChoices, defaults: ComposeChoices): string {
  const usual = new Map<string, unknown>(Object.entries(defaults));
  const changed = Object.entries(choices).filter(([name, value]) => value !== usual.get(name));
  return new URLSearchParams(changed.map(([name, value]) => [name, String(value)])).toString();
}

/** @param text from `writeChoices`; what it says of unknown choices is ignored */
export function readChoices(text: string, defaults: ComposeChoices): ComposeChoices {
  const values = new URLSearchParams(text);
  const textOf = (name: string, usual: string) => (values.get(name) ?? usual).slice(0, LONGEST_TEXT);
  const flagOf = (name: string, usual: boolean) => (values.has(name) ? values.get(name) === 'true' : usual);
  const [image = '', system = ''] = [values.get('image') ?? '', values.get('system') ?? ''];
  return {
    image: isKeyOf(IMAGES, image) ? image : defaults.image,
    system: isKeyOf(SYSTEMS, system) ? system : defaults.system,
    network: oneOf(NETWORKS, values.get('network')) ?? defaults.network,
    port: textOf('port', defaults.port),
    data: textOf('data', defaults.data),
    timeZone: textOf('timeZone', defaults.timeZone),
    language: oneOf(LANGUAGES, values.get('language')) ?? defaults.language,
    memory: textOf('memory', defaults.memory),
    ipv6: flagOf('ipv6', defaults.ipv6),
    downloader: oneOf(['none', 'qbittorrent'], values.get('downloader')) ?? defaults.downloader,
    downloaderNetwork: oneOf(NETWORKS, values.get('downloaderNetwork')) ?? defaults.downloaderNetwork,
    puid: textOf('puid', defaults.puid),
    pgid: textOf('pgid', defaults.pgid),
    downloads: textOf('downloads', defaults.downloads),
    updates: flagOf('updates', defaults.updates),
  };
}

/** Of any field; longer ones are pasted by accident. */
export const LONGEST_TEXT = 300;
