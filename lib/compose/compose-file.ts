import { DOWNLOADER_PORT } from './check-choices';
import { type ComposeChoices, IMAGES } from './compose-choices';

/** A compose file, limited to the keys that the builder writes. */
export interface ComposeFile {
  services: Readonly<Record<string, ComposeService>>;
  networks?: Readonly<Record<string, { enable_ipv6: boolean }>>;
}

export interface ComposeService {
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
  return {
    services: {
      peerbanhelper: peerBanHelperService(choices),
      ...(downloader === 'qbittorrent' && { qbittorrent: qbittorrentService(choices) }),
      ...(updates && { watchtower: WATCHTOWER }),
    },
    // Containers on the host network don't join the default network, so it needs IPv6 only for bridged containers.
    ...(ipv6 && isBridged && { networks: { default: { enable_ipv6: true } } }),
  };
}

function peerBanHelperService(choices: ComposeChoices): ComposeService {
  const { image, network, data, timeZone, language, memory } = choices;
  const port = choices.port.trim();
  const isHost = network === 'host';
  return {
    image: IMAGES[image],
    container_name: 'peerbanhelper',
    restart: 'unless-stopped',
    ...(isHost ? { network_mode: 'host' } : { ports: [`${port}:${DEFAULT_PORT}`] }),
    stop_grace_period: '30s',
    ...(memory !== '' && { mem_limit: `${memory.trim()}m` }),
    volumes: [`${data.trim()}:/app/data`],
    environment: [
      `TZ=${timeZone}`,
      ...(isHost && port !== DEFAULT_PORT ? [`PBH_PORT=${port}`] : []),
      ...(language === '' ? [] : [`PBH_USERLOCALE=${language}`]),
    ],
  };
}

/** Sets PUID and PGID, because this image, unlike PeerBanHelper's, changes the owner of its files. */
function qbittorrentService(choices: ComposeChoices): ComposeService {
  const { data, downloaderNetwork, downloads, timeZone, puid, pgid } = choices;
  const peerPort = `${DOWNLOADER_PEER_PORT}:${DOWNLOADER_PEER_PORT}`;
  return {
    image: 'lscr.io/linuxserver/qbittorrent:latest',
    container_name: 'qbittorrent',
    restart: 'unless-stopped',
    ...(downloaderNetwork === 'host'
      ? { network_mode: 'host' }
      : { ports: [`${DOWNLOADER_PORT}:${DOWNLOADER_PORT}`, peerPort, `${peerPort}/udp`] }),
    volumes: [`${siblingFolder(data, 'qbittorrent')}:/config`, `${downloads.trim()}:/downloads`],
    environment: [`PUID=${puid.trim()}`, `PGID=${pgid.trim()}`, `TZ=${timeZone}`, `WEBUI_PORT=${DOWNLOADER_PORT}`],
  };
}

/** Derives a path from the reader's data folder, because a NAS needs absolute paths. */
function siblingFolder(path: string, name: string): string {
  return path.trim().replace(/(?<=[\\/])[^\\/]*[\\/]*$/, name);
}

const WATCHTOWER: ComposeService = {
  image: 'nickfedor/watchtower',
  container_name: 'watchtower',
  restart: 'unless-stopped',
  volumes: ['/var/run/docker.sock:/var/run/docker.sock'],
};
