import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { sitePages } from '@/lib/report/site-pages.node';

const OUT = path.join(process.cwd(), 'out');

/** What a browser would fetch or follow from a page's HTML: addresses of this site, decoded entities, without origin. */
function references(html: string): string[] {
  const bare = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) => script.slice(0, script.indexOf('>') + 1));
  return [...bare.matchAll(/\s(?:href|src|srcset|poster|action)="([^"]*)"/g)]
    .map(([, value = '']) => value.replaceAll('&amp;', '&').split(' ')[0] ?? '')
    .filter((value) => value.startsWith('/') || value.startsWith('#'));
}

/** A page's ids, for anchors. */
function ids(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id.replaceAll('&amp;', '&')));
}

test('every page, asset, data file, link and anchor that the site names is there', async ({ request, baseURL }) => {
  test.setTimeout(180_000);
  const status = new Map<string, Promise<number>>();
  const fetchStatus = (address: string) => {
    const known = status.get(address) ?? request.get(`${baseURL}${address}`).then((response) => response.status());
    status.set(address, known);
    return known;
  };
  const broken: string[] = [];
  const all = await sitePages(OUT);
  expect(all.length).toBeGreaterThan(20);
  for (const { address: page, file } of all) {
    const address = encodeURI(page);
    if ((await fetchStatus(address)) !== 200) broken.push(`${page} itself`);
    const html = readFileSync(path.join(OUT, file), 'utf8');
    const own = ids(html);
    for (const reference of new Set(references(html))) {
      const [target = '', anchor] = reference.split('#');
      if (target !== '' && (await fetchStatus(target)) !== 200) broken.push(`${page}: ${reference}`);
      if (target === '' && anchor && !own.has(decodeURIComponent(anchor))) broken.push(`${page}: ${reference}`);
    }
  }
  expect(broken).toEqual([]);
});
