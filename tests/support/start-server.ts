import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireProgram } from '@/lib/setup/programs.server';
import { freePort, type Host, startHost } from './host';

/** The folder in the configurations of `deploy/`. */
const CONFIGURED_FOLDER = '/srv/pbh-docs';

/** Serves a folder with nginx and `deploy/nginx.conf`, whose folder and port are replaced. Throws when nginx is not installed. */
export function startNginx(folder: string): Promise<Host> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`);
  return start('nginx', folder, (site, port, home) => ({
    configuration: `daemon off; pid nginx.pid; error_log stderr warn; worker_processes 1;
events {}
http { access_log off; ${temporary.join(' ')}
${site
  .replace(/listen 80;\s+listen \[::\]:80;/, `listen 127.0.0.1:${port};`)
  .replace('include mime.types', 'include /etc/nginx/mime.types')}
}`,
    args: ['-p', home, '-c', 'nginx.conf', '-e', 'stderr'],
  }));
}

/** Serves a folder with Caddy and `deploy/Caddyfile`, whose folder and port are replaced. Throws when Caddy is not installed. */
export function startCaddy(folder: string): Promise<Host> {
  return start('caddy', folder, (site, port, home) => ({
    configuration: `{\n\tadmin off\n}\n${site.replace(/^:80 \{/m, `http://127.0.0.1:${port} {`)}`,
    args: ['run', '--config', path.join(home, 'Caddyfile'), '--adapter', 'caddyfile'],
  }));
}

async function start(
  program: 'nginx' | 'caddy',
  folder: string,
  configure: (site: string, port: number, home: string) => { configuration: string; args: string[] },
): Promise<Host> {
  const file = { nginx: 'nginx.conf', caddy: 'Caddyfile' }[program];
  const [home, port] = [await mkdtemp(path.join(tmpdir(), `${program}-`)), await freePort()];
  const site = await readFile(path.join('deploy', file), 'utf8');
  const { configuration, args } = configure(site.replaceAll(CONFIGURED_FOLDER, path.resolve(folder)), port, home);
  await writeFile(path.join(home, file), configuration);
  const cleanUp = () => rm(home, { recursive: true, force: true });
  try {
    const host = await startHost(requireProgram(program), args, port, { HOME: home, XDG_DATA_HOME: home });
    return { ...host, stop: () => host.stop().then(cleanUp) };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
