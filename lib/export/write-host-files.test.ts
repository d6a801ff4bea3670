import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SITE } from '@/lib/site';
import { temporaryProject } from '@/tests/support/temporary-project';
import { writeHostFiles } from './write-host-files.server';

it('writes redirect pages as x.html and x/index.html', async () => {
  const folder = await temporaryProject({ 'index.html': '' });
  const pages = { '/docs/旧 页': '/docs/older', '/docs/older': '/en/docs/setup/Synology DSM/Imnks#first-start' };
  writeHostFiles(folder, { pages, anchors: {} }, ['sha256-x'], true);
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

it('writes no x/index.html for hosts that don’t need it', async () => {
  const folder = await temporaryProject({ 'index.html': '' });
  const redirects = { pages: { '/docs/old': '/docs/new' }, anchors: {} };
  writeHostFiles(folder, redirects, [], false);
  expect(existsSync(path.join(folder, 'docs/old.html'))).toBe(true);
  expect(existsSync(path.join(folder, 'docs/old'))).toBe(false);
});
