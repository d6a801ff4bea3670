import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireProgram } from '@/lib/setup/programs.server';
import { freePort, type Host, startHost } from './host';

/**
 * Serves a folder with Caddy and `deploy/Caddyfile`, whose folder and port are replaced.
 *
 * @throws Error when Caddy is not installed
 */
export async function startCaddy(folder: string): Promise<Host> {
  const binary = requireProgram('caddy');
  const port = await freePort();
  const site = (await readFile('deploy/Caddyfile', 'utf8'))
    .replaceAll('/srv/pbh-docs', path.resolve(folder))
    .replace(/^:80 \{/m, `http://127.0.0.1:${port} {`);
  const home = await mkdtemp(path.join(tmpdir(), 'caddy-'));
  await writeFile(path.join(home, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
  const args = ['run', '--config', path.join(home, 'Caddyfile'), '--adapter', 'caddyfile'];
  const cleanUp = () => rm(home, { recursive: true, force: true });
  try {
    const host = await startHost(binary, args, port, { HOME: home, XDG_DATA_HOME: home });
    return { ...host, stop: () => host.stop().then(cleanUp) };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
