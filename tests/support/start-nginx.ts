import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureProgram } from '@/lib/setup/programs.server';
import { freePort, type Host, startHost } from './host';

/** As `deploy/nginx.conf` says it. */
const ROOT = '/srv/pbh-docs';

interface HostOptions {
  /** The folder served at the origin; with a base path, the one above the site's. */
  folder: string;
  basePath?: string;
}

/**
 * Serves a folder by nginx with the shipped configuration, changed as its comments say: folder, port, base path.
 *
 * @throws when nginx is not on this machine and can't be installed
 */
export async function startNginx({ folder, basePath = '' }: HostOptions): Promise<Host> {
  const binary = await ensureProgram('nginx');
  const port = await freePort();
  const site = (await readFile('deploy/nginx.conf', 'utf8'))
    .replaceAll(`${ROOT}/_hosts`, path.resolve(folder, `.${basePath}`, '_hosts'))
    .replaceAll(ROOT, path.resolve(folder))
    .replaceAll(/(error_page 404 |location )\/(?=404|en\/)/g, `$1${basePath}/`)
    .replaceAll('^/(_hosts', `^${basePath}/(_hosts`)
    .replace(/listen 80;\s+listen \[::\]:80;/, `listen 127.0.0.1:${port};`)
    .replace('include mime.types', 'include /etc/nginx/mime.types');

  const prefix = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`);
  const configuration = `daemon off; pid nginx.pid; error_log stderr warn; worker_processes 1;
events {}
http { access_log off; ${temporary.join(' ')}
${site}
}`;
  await writeFile(path.join(prefix, 'nginx.conf'), configuration);
  const cleanUp = () => rm(prefix, { recursive: true, force: true });
  try {
    const host = await startHost(binary, ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr'], port);
    return { ...host, stop: () => host.stop().then(cleanUp) };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
