import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SITE } from '@/lib/site';
import { temporaryProject } from '@/tests/support/temporary-project';
import { hostFiles, writeHostFiles } from './host-files.server';

describe('hostFiles', () => {
  const files = hostFiles('/pr-1', "default-src 'self'", [
    { from: '/pr-1/docs/%E6%97%A7', to: '/pr-1/docs/setup/Synology%20DSM/Imnks#a' },
  ]);

  it('writes the same headers for every host, with the base path in their rules', () => {
    expect(files._headers).toMatch(
      /^\/pr-1\/\*\n {2}Content-Security-Policy: default-src 'self'\n {2}X-Content-Type-Options: nosniff\n/,
    );
    expect(files['_hosts/headers.nginx.conf']).toContain('add_header X-Content-Type-Options "nosniff" always;\n');
    expect(files['_hosts/headers.caddy']).toContain('header /pr-1/* X-Content-Type-Options "nosniff"\n');
    expect(JSON.parse(files['vercel.json'] ?? '')).toMatchObject({
      headers: [
        {
          source: '/pr-1/(.*)',
          headers: [{ key: 'Content-Security-Policy', value: "default-src 'self'" }, {}, {}, {}, {}],
        },
        {},
      ],
    });
  });

  it('sets each header in one rule only, because hosts concatenate the values of several rules', () => {
    const names = [...(files._headers ?? '').matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('stays within the limits of Cloudflare Pages', () => {
    const lines = (files._headers ?? '').split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
  });

  it('leaves caching to the nginx configuration, which can check the status', () => {
    expect(files['_hosts/headers.nginx.conf']).not.toContain('Cache-Control');
  });
});

it('writes redirect pages as x.html and x/index.html', async () => {
  const folder = await temporaryProject({ 'index.html': '' });
  const pages = { '/docs/旧 页': '/docs/older', '/docs/older': '/en/docs/setup/Synology DSM/Imnks#first-start' };
  writeHostFiles(folder, { pages, anchors: {} }, ['sha256-x']);
  for (const file of ['docs/旧 页.html', 'docs/旧 页/index.html', 'docs/older.html']) {
    const html = await readFile(path.join(folder, file), 'utf8');
    expect(html).toContain(
      '<meta http-equiv="refresh" content="0; url=/en/docs/setup/Synology%20DSM/Imnks#first-start">',
    );
    expect(html).toContain(`<link rel="canonical" href="${SITE.origin}/en/docs/setup/Synology%20DSM/Imnks">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<meta http-equiv="Content-Security-Policy"');
  }
  expect(await readFile(path.join(folder, '_redirects'), 'utf8')).toBe(
    '/docs/%E6%97%A7%20%E9%A1%B5 /en/docs/setup/Synology%20DSM/Imnks#first-start 301\n/docs/older /en/docs/setup/Synology%20DSM/Imnks#first-start 301\n',
  );
  expect(await readFile(path.join(folder, '_headers'), 'utf8')).toContain(
    "script-src 'self' 'inline-speculation-rules' 'sha256-x';",
  );
});
