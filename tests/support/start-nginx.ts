import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireProgram } from '@/lib/setup/programs.server';
import { freePort, type Host, startHost } from './host';

/** The folder in `deploy/nginx.conf`. */
const CONFIGURED_FOLDER = '/srv/pbh-docs';

interface NginxOptions {
  /** The folder served at `/`; with a base path, the parent of the site's folder. */
  folder: string;
  basePath?: string;
}

/**
 * Serves a folder with nginx and `deploy/nginx.conf`, whose folder, port and base path are replaced as its comments describe.
 *
 * @throws Error when nginx is not installed
 */
export async function startNginx({ folder, basePath = '' }: NginxOptions): Promise<Host> {
  const binary = requireProgram('nginx');
  const port = await freePort();
  const site = (await readFile('deploy/nginx.conf', 'utf8'))
    .replaceAll(`${CONFIGURED_FOLDER}/_hosts`, path.resolve(folder, `.${basePath}`, '_hosts'))
    .replaceAll(CONFIGURED_FOLDER, path.resolve(folder))
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
