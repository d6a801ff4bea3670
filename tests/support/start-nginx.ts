import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, type Host, startHost } from './host';
import { unpackDebianPackages } from './unpack-debian-packages';

/** As `deploy/nginx.conf` says it. */
const ROOT = '/srv/pbh-docs';

interface HostOptions {
  /** What stands at the origin; with a base path, the folder above the site's. */
  folder: string;
  basePath?: string;
}

/**
 * Serves a folder by nginx with the shipped configuration, changed as its reader is told to: place, port, base path.
 *
 * @returns null where there is no nginx and none can be had
 */
export async function startNginx({ folder, basePath = '' }: HostOptions): Promise<Host | null> {
  const system = existsSync('/usr/sbin/nginx') ? '/' : unpackDebianPackages(['nginx', 'nginx-common']);
  if (system === null) return null;
  const port = await freePort();
  const site = (await readFile('deploy/nginx.conf', 'utf8'))
    .replaceAll(`${ROOT}/_hosts`, path.resolve(folder, `.${basePath}`, '_hosts'))
    .replaceAll(ROOT, path.resolve(folder))
    .replaceAll(/(error_page 404 |location )\/(?=404|en\/)/g, `$1${basePath}/`)
    .replaceAll('^/(_hosts', `^${basePath}/(_hosts`)
    .replace(/listen 80;\s+listen \[::\]:80;/, `listen 127.0.0.1:${port};`)
    .replace('include mime.types', `include ${path.join(system, 'etc/nginx/mime.types')}`);

  const prefix = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`);
  const configuration = `daemon off; pid nginx.pid; error_log stderr warn; worker_processes 1;
events {}
http { access_log off; ${temporary.join(' ')}
${site}
}`;
  await writeFile(path.join(prefix, 'nginx.conf'), configuration);
  const cleanUp = () => rm(prefix, { recursive: true, force: true });
  const binary = path.join(system, 'usr/sbin/nginx');
  try {
    const host = await startHost(binary, ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr'], port);
    return { ...host, stop: () => host.stop().then(cleanUp) };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
