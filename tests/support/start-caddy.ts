import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, type Host, startHost } from './host';
import { unpackDebianPackages } from './unpack-debian-packages';

/**
 * Serves a folder by Caddy with the shipped configuration, in its place and on a port of its own.
 *
 * @returns null where there is no Caddy and none can be had
 */
export async function startCaddy(folder: string): Promise<Host | null> {
  const system = existsSync('/usr/bin/caddy') ? '/' : unpackDebianPackages(['caddy']);
  if (system === null) return null;
  const port = await freePort();
  const site = (await readFile('deploy/Caddyfile', 'utf8'))
    .replaceAll('/srv/pbh-docs', path.resolve(folder))
    .replace(/^:80 \{/m, `http://127.0.0.1:${port} {`);
  const home = await mkdtemp(path.join(tmpdir(), 'caddy-'));
  await writeFile(path.join(home, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
  const args = ['run', '--config', path.join(home, 'Caddyfile'), '--adapter', 'caddyfile'];
  const cleanUp = () => rm(home, { recursive: true, force: true });
  try {
    const host = await startHost(path.join(system, 'usr/bin/caddy'), args, port, { HOME: home, XDG_DATA_HOME: home });
    return { ...host, stop: () => host.stop().then(cleanUp) };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
