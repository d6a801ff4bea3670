import type { ComposeFile, ComposeService } from './compose-file';

/** Text that YAML reads as the same text without quotes: names and paths, numbers with a unit. */
const PLAIN = /^(?:[\p{L}./~][\p{L}\p{N}./~_=:@+-]*|\d+[a-z])$/u;
const KEYWORD = /^(?:true|false|yes|no|on|off|null|~|y|n)$/i;

/**
 * A compose file as YAML: maps, lists of texts, texts and flags, which is all that `ComposeFile` has. Compose fills in `$NAME`,
 * so a dollar sign is doubled. The library that writes any YAML would be ten times as large; tests read this with it.
 */
export function writeCompose(file: ComposeFile): string {
  return `${linesOf(file, '').join('\n')}\n`;
}

type Value = string | boolean | readonly string[] | object | undefined;

function linesOf(map: object, indent: string): string[] {
  return Object.entries(map).flatMap(([key, value]: [string, Value]) => {
    if (Array.isArray(value))
      return [`${indent}${key}:`, ...value.map((item) => `${indent}  - ${scalar(String(item))}`)];
    if (typeof value === 'object') return [`${indent}${key}:`, ...linesOf(value, `${indent}  `)];
    return value === undefined ? [] : [`${indent}${key}: ${typeof value === 'string' ? scalar(value) : value}`];
  });
}

function scalar(text: string): string {
  const escaped = text.replaceAll('$', '$$$$');
  const isPlain = PLAIN.test(escaped) && !KEYWORD.test(escaped) && !escaped.endsWith(':');
  return isPlain ? escaped : JSON.stringify(escaped);
}

/** The same as commands for `docker run`, one a service. */
export function writeDockerRun({ services, networks }: ComposeFile): string[] {
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
    ...volumes.map((volume) => `-v ${mount(volume)}`),
    image,
  ];
}

/** A folder beside the compose file is one below the current folder. */
function mount(volume: string): string {
  if (volume.startsWith('~/')) return `~/${shellWord(volume.slice(2))}`;
  if (!volume.startsWith('.')) return shellWord(volume);
  return `"$PWD/${volume.replace(/^\.\//, '').replace(/[\\"$`!]/g, '\\$&')}"`;
}

function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** Lines of a text that another one lacks, or has less often, by their places. */
export function changedLines(text: string, before: string): ReadonlySet<number> {
  const left = new Map<string, number>();
  for (const line of before.split('\n')) left.set(line, (left.get(line) ?? 0) + 1);
  const changed = new Set<number>();
  for (const [index, line] of text.split('\n').entries()) {
    const count = left.get(line) ?? 0;
    if (count === 0) changed.add(index);
    else left.set(line, count - 1);
  }
  return changed;
}
