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

/** What the sample of the page has. */
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

export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  const isKey = (name: string): name is Key => Object.hasOwn(table, name);
  return Object.keys(table).filter(isKey);
}

/** The choices that differ from the sample, for an address or a store. */
export function writeChoices(choices: ComposeChoices): string {
  const usual = new Map<string, unknown>(Object.entries(SAMPLE_CHOICES));
  const changed = Object.entries(choices).filter(([name, value]) => value !== usual.get(name));
  return new URLSearchParams(changed.map(([name, value]) => [name, String(value)])).toString();
}

/** @param text from `writeChoices`; what it says of unknown choices is ignored */
export function readChoices(text: string): ComposeChoices {
  const values = new URLSearchParams(text);
  const oneOf = <Value extends string>(name: string, options: readonly Value[]) =>
    options.find((option) => option === values.get(name));
  const textOf = (name: string) => values.get(name)?.slice(0, LONGEST_TEXT);
  return {
    image: oneOf('image', keysOf(IMAGES)) ?? SAMPLE_CHOICES.image,
    system: oneOf('system', keysOf(SYSTEMS)) ?? SAMPLE_CHOICES.system,
    network: oneOf('network', NETWORKS) ?? SAMPLE_CHOICES.network,
    port: textOf('port') ?? SAMPLE_CHOICES.port,
    data: textOf('data') ?? SAMPLE_CHOICES.data,
    timeZone: textOf('timeZone') ?? SAMPLE_CHOICES.timeZone,
    language: oneOf('language', LANGUAGES) ?? SAMPLE_CHOICES.language,
    memory: textOf('memory') ?? SAMPLE_CHOICES.memory,
    ipv6: values.get('ipv6') === 'true',
    downloader: oneOf('downloader', ['none', 'qbittorrent']) ?? SAMPLE_CHOICES.downloader,
    downloaderNetwork: oneOf('downloaderNetwork', NETWORKS) ?? SAMPLE_CHOICES.downloaderNetwork,
    puid: textOf('puid') ?? SAMPLE_CHOICES.puid,
    pgid: textOf('pgid') ?? SAMPLE_CHOICES.pgid,
    downloads: textOf('downloads') ?? SAMPLE_CHOICES.downloads,
    updates: values.get('updates') === 'true',
  };
}

/** Of any field; longer ones are pasted by accident. */
export const LONGEST_TEXT = 300;
