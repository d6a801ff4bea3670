import { type ComposeChoices, keysOf } from './compose-choices';

/** Problems with the choices, keyed by their message (`composeBuilder.finding.*`), with the field that shows each. */
export const FINDINGS = {
  portInvalid: { field: 'port', isError: true },
  portTaken: { field: 'port', isError: true },
  dataMissing: { field: 'data', isError: true },
  dataInvalid: { field: 'data', isError: true },
  dataRelative: { field: 'data', isError: false },
  timeZoneUnknown: { field: 'timeZone', isError: true },
  memoryInvalid: { field: 'memory', isError: true },
  memoryLow: { field: 'memory', isError: false },
  bridge: { field: 'network', isError: false },
  hostOnDesktop: { field: 'network', isError: false },
  ipv6Host: { field: 'ipv6', isError: false },
  snapshot: { field: 'image', isError: false },
  desktop: { field: 'system', isError: false },
  downloaderBridge: { field: 'downloaderNetwork', isError: true },
  downloadsInvalid: { field: 'downloads', isError: true },
  downloadsRelative: { field: 'downloads', isError: false },
  userInvalid: { field: 'puid', isError: true },
  groupInvalid: { field: 'pgid', isError: true },
  updatesAll: { field: 'updates', isError: false },
} as const satisfies Record<string, { field: keyof ComposeChoices; isError: boolean }>;

export type FindingName = keyof typeof FINDINGS;

/** The port of qBittorrent's WebUI in the compose file. */
export const DOWNLOADER_PORT = 8080;
/** PeerBanHelper's heap can grow to 85% of the limit, which is probably too little below this value. */
const LOW_MEMORY_MB = 512;

/** Returns all findings for the choices, in the order of `FINDINGS`. */
export function checkChoices(choices: ComposeChoices): FindingName[] {
  const { image, system, network, downloader, downloaderNetwork, ipv6, updates, memory } = choices;
  const port = parseWholeNumber(choices.port);
  const memoryMb = memory === '' ? undefined : parseWholeNumber(memory);
  const isNas = system !== 'linux' && system !== 'desktop';
  const hasDownloader = downloader !== 'none';
  const applies: Record<FindingName, boolean> = {
    portInvalid: port === undefined || port < 1 || port > 65535,
    portTaken: hasDownloader && port === DOWNLOADER_PORT,
    dataMissing: choices.data.trim() === '',
    dataInvalid: choices.data.trim() !== '' && !isFolder(choices.data),
    dataRelative: isNas && isRelative(choices.data),
    timeZoneUnknown: !isTimeZone(choices.timeZone),
    memoryInvalid: memory !== '' && (memoryMb === undefined || memoryMb < 6),
    memoryLow: memoryMb !== undefined && memoryMb >= 6 && memoryMb < LOW_MEMORY_MB,
    bridge: network === 'bridge',
    hostOnDesktop: network === 'host' && system === 'desktop',
    ipv6Host: ipv6 && network === 'host',
    snapshot: image === 'snapshot',
    desktop: system === 'desktop',
    downloaderBridge: hasDownloader && downloaderNetwork === 'bridge',
    downloadsInvalid: hasDownloader && !isFolder(choices.downloads),
    downloadsRelative: hasDownloader && isNas && isRelative(choices.downloads),
    userInvalid: hasDownloader && parseWholeNumber(choices.puid) === undefined,
    groupInvalid: hasDownloader && parseWholeNumber(choices.pgid) === undefined,
    updatesAll: updates,
  };
  return keysOf(FINDINGS).filter((name) => applies[name]);
}

/**
 * Whether a compose file can be written. With `downloaderBridge` alone the containers start, although bans don't work, so the
 * file is shown next to the error.
 */
export function isUsable(findings: readonly FindingName[]): boolean {
  return findings.every((name) => name === 'downloaderBridge' || !FINDINGS[name].isError);
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
