import { type ComposeChoices, IMAGES, isVolume } from './compose-choices';

interface ComposeFile {
  services: Readonly<Record<string, ComposeService>>;
  networks?: Readonly<Record<string, { enable_ipv6: boolean }>>;
  volumes?: Readonly<Record<string, null>>;
}

interface ComposeService {
  image: string;
  container_name: string;
  restart: 'unless-stopped';
  network_mode?: 'host';
  ports?: readonly string[];
  stop_grace_period?: string;
  mem_limit?: string;
  volumes?: readonly string[];
  environment?: readonly string[];
}

/** The port that PeerBanHelper listens on unless `PBH_PORT` is set. */
const DEFAULT_PORT = '9898';
const DOWNLOADER_PEER_PORT = 6881;

export function toComposeFile(choices: ComposeChoices): ComposeFile {
  const { network, ipv6, downloader, updates } = choices;
  const isBridged = network === 'bridge' || (downloader !== 'none' && choices.downloaderNetwork === 'bridge');
  const services: Record<string, ComposeService> = {
    peerbanhelper: peerBanHelperService(choices),
    ...(downloader === 'qbittorrent' && { qbittorrent: qbittorrentService(choices) }),
    ...(updates && { watchtower: WATCHTOWER }),
  };
  const mounts = Object.values(services).flatMap((service) => service.volumes ?? []);
  const volumes = mounts.map((mount) => mount.replace(/:.*/s, '')).filter(isVolume);
  return {
    services,
    // Containers on the host network don't join the default network, so it needs IPv6 only for bridged containers.
    ...(ipv6 && isBridged && { networks: { default: { enable_ipv6: true } } }),
    ...(volumes.length > 0 && { volumes: Object.fromEntries(volumes.map((name) => [name, null])) }),
  };
}

/** Returns the address of the downloader to enter in PeerBanHelper; undefined if only a try shows which one works. */
export function downloaderAddress(choices: ComposeChoices): string | undefined {
  const { system, network, downloaderPort } = choices;
  if (system === 'desktop') return undefined;
  // Docker's gateway is the host, on which the downloader's port is in both networks.
  return `http://${network === 'host' ? '127.0.0.1' : '172.17.0.1'}:${downloaderPort.trim()}`;
}

function peerBanHelperService(choices: ComposeChoices): ComposeService {
  const { image, tag, network, localOnly, data, timeZone, language, memory } = choices;
  const port = choices.port.trim();
  const isHost = network === 'host';
  return {
    image: tag.trim() === '' ? IMAGES[image] : IMAGES[image].replace(/[^:]+$/, tag.trim()),
    container_name: 'peerbanhelper',
    restart: 'unless-stopped',
    ...(isHost ? { network_mode: 'host' } : { ports: [`${localOnly ? '127.0.0.1:' : ''}${port}:${DEFAULT_PORT}`] }),
    stop_grace_period: '30s',
    ...(memory !== '' && { mem_limit: `${memory.trim()}m` }),
    volumes: [`${data.trim()}:/app/data`],
    environment: [
      `TZ=${timeZone}`,
      ...(isHost && port !== DEFAULT_PORT ? [`PBH_PORT=${port}`] : []),
      // In a bridged container, this address would refuse the published port.
      ...(isHost && localOnly ? ['PBH_SERVERADDRESS=127.0.0.1'] : []),
      ...(language === '' ? [] : [`PBH_USERLOCALE=${language}`]),
    ],
  };
}

/** Sets PUID and PGID, because this image, unlike PeerBanHelper's, changes the owner of its files. */
function qbittorrentService(choices: ComposeChoices): ComposeService {
  const { data, downloaderNetwork, downloads, timeZone, puid, pgid } = choices;
  const port = choices.downloaderPort.trim();
  const peerPort = `${DOWNLOADER_PEER_PORT}:${DOWNLOADER_PEER_PORT}`;
  return {
    image: 'lscr.io/linuxserver/qbittorrent:latest',
    container_name: 'qbittorrent',
    restart: 'unless-stopped',
    ...(downloaderNetwork === 'host'
      ? { network_mode: 'host' }
      : { ports: [`${port}:${port}`, peerPort, `${peerPort}/udp`] }),
    volumes: [`${siblingOf(data.trim(), 'qbittorrent')}:/config`, `${downloads.trim()}:/downloads`],
    environment: [`PUID=${puid.trim()}`, `PGID=${pgid.trim()}`, `TZ=${timeZone}`, `WEBUI_PORT=${port}`],
  };
}

/** Derives a path from the reader's data folder, because a NAS needs absolute paths, or the name of another volume. */
function siblingOf(data: string, name: string): string {
  if (isVolume(data)) return `${data}-${name}`;
  // The name of such a folder isn't in its path.
  if (/^(?:\.{1,2}\/+)+$/.test(data)) return `${data.replace(/^\.\/+/, '')}../${name}`;
  return data.replace(/(?<=[\\/])[^\\/]*[\\/]*$/, name);
}

const WATCHTOWER: ComposeService = {
  image: 'nickfedor/watchtower',
  container_name: 'watchtower',
  restart: 'unless-stopped',
  volumes: ['/var/run/docker.sock:/var/run/docker.sock'],
};

/** Scalars that YAML reads as the same string without quotes: names, paths, and numbers with a unit. */
const PLAIN = /^(?:[\p{L}./~][\p{L}\p{N}./~_=:@+-]*|\d+[a-z])$/u;
const KEYWORD = /^(?:true|false|yes|no|on|off|null|~|y|n)$/i;

/** Formats the compose file as YAML. The YAML library would be ten times as large; tests parse the output with it. */
export function writeCompose(choices: ComposeChoices): string {
  return `${linesOf(toComposeFile(choices), '').join('\n')}\n`;
}

/** Returns the lines of the compose file, and whether the same service for the choices `before` lacks them. */
export function compareLines(choices: ComposeChoices, before: ComposeChoices): { line: string; isNew: boolean }[] {
  const known = new Set(linesWithService(before).map(({ key }) => key));
  return linesWithService(choices).map(({ line, key }) => ({ line, isNew: !known.has(key) }));
}

/** Returns the lines of the compose file, each also with the line that begins its service. */
function linesWithService(choices: ComposeChoices) {
  let service = '';
  return linesOf(toComposeFile(choices), '').map((line) => {
    if (/^ {0,2}\S/.test(line)) service = line;
    return { line, key: service + line };
  });
}

type Value = string | boolean | readonly string[] | object | null | undefined;

function linesOf(map: object, indent: string): string[] {
  return Object.entries(map).flatMap(([key, value]: [string, Value]) => {
    if (value === null) return [`${indent}${scalar(key)}:`];
    if (Array.isArray(value))
      return [`${indent}${key}:`, ...value.map((item) => `${indent}  - ${scalar(String(item))}`)];
    if (typeof value === 'object') return [`${indent}${key}:`, ...linesOf(value, `${indent}  `)];
    return value === undefined ? [] : [`${indent}${key}: ${typeof value === 'string' ? scalar(value) : value}`];
  });
}

function scalar(text: string): string {
  // Compose expands `$NAME`.
  const escaped = text.replaceAll('$', '$$$$');
  const isPlain = PLAIN.test(escaped) && !KEYWORD.test(escaped) && !escaped.endsWith(':');
  return isPlain ? escaped : JSON.stringify(escaped);
}

/** Formats `docker run` commands, one per service, preceded by the command for their network if they need one. */
export function writeDockerRun(choices: ComposeChoices): string[] {
  const { services, networks } = toComposeFile(choices);
  const hasIpv6 = networks?.default?.enable_ipv6 === true;
  const runs = Object.values(services).map((service) => `sudo docker run ${argumentsOf(service, hasIpv6).join(' ')}`);
  const network = `sudo docker network create --ipv6 ${IPV6_NETWORK}`;
  return hasIpv6 ? [network, ...runs] : runs;
}

const IPV6_NETWORK = 'pbh';

function argumentsOf(service: ComposeService, hasIpv6: boolean): string[] {
  const { image, container_name, restart, network_mode, ports, stop_grace_period, mem_limit } = service;
  const { volumes = [], environment = [] } = service;
  return [
    `-d --name ${container_name} --restart ${restart}`,
    ...(network_mode ? [`--network ${network_mode}`] : []),
    ...(ports ?? []).map((port) => `-p ${port}`),
    ...(ports && hasIpv6 ? [`--network ${IPV6_NETWORK}`] : []),
    ...(stop_grace_period ? [`--stop-timeout ${stop_grace_period.replace(/s$/, '')}`] : []),
    ...(mem_limit ? [`--memory ${mem_limit}`] : []),
    ...environment.map((variable) => `-e ${shellWord(variable)}`),
    ...volumes.map((volume) => `-v ${volumeArgument(volume)}`),
    image,
  ];
}

/** Formats a mount. Paths relative to the compose file become relative to the shell's current folder. */
function volumeArgument(volume: string): string {
  // Only double quotes work in cmd as well as PowerShell, which both expand some characters in them.
  if (/^[A-Za-z]:[^$%`!"]*$/.test(volume)) return shellWord(volume) === volume ? volume : `"${volume}"`;
  if (volume.startsWith('~/')) return `~/${shellWord(volume.slice(2))}`;
  if (!volume.startsWith('.')) return shellWord(volume);
  return `"$PWD/${volume.replace(/^\.\//, '').replace(/[\\"$`!]/g, '\\$&')}"`;
}

function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
