import type { MessageKeyBelow } from '@/lib/i18n/messages';
import type { ComposeChoices } from './compose-choices';

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
