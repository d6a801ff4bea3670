import { expect, test } from './support/test';

const HEADING = { role: 'heading', within: { role: 'main' } };

test('visited pages can be read without a network', async ({ site, reader }) => {
  const [visited, other] = ['/en/docs/setup/Docker', '/en/docs/setup/FreeBSD'];
  await reader.tab.open(site.origin + visited);
  await expect.poll(() => reader.tab.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  // The worker keeps the pages that it was asked for, so not the first.
  await reader.tab.reload();
  await expect
    .poll(() => reader.tab.evaluate(async (path) => (await caches.match(path)) !== undefined, visited))
    .toBe(true);

  await site.unplug();
  await reader.tab.reload();
  await expect.poll(() => reader.text({ role: 'status', text: 'No network' })).toContain('This is a copy saved on');
  expect(await reader.text(HEADING)).toBe('Install PeerBanHelper with Docker');
  expect(await reader.text({ role: 'article' })).toContain('docker compose');
  await reader.tab.open(site.origin + other);
  await expect.poll(() => reader.text({ role: 'heading' })).toBe('No network');
});
