import { expect, test } from './support/test';

const HEADING = { role: 'heading', within: { role: 'main' } };

test('visited pages can be read offline', async ({ site, reader }) => {
  const visited = '/en/docs/setup/Docker';
  await reader.tab.open(site.origin + visited);
  await expect.poll(() => reader.tab.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect
    .poll(() => reader.tab.evaluate(async (path) => (await caches.match(path)) !== undefined, visited))
    .toBe(true);

  await site.stop();
  await reader.tab.reload();
  // Testing Library takes any element with `hidden` for invisible, but a style shows the notice on stored pages.
  const noticeHeight = () =>
    reader.tab.evaluate(() => document.querySelector<HTMLElement>('[data-saved-notice]')?.offsetHeight);
  await expect.poll(noticeHeight).toBeGreaterThan(0);
  expect(await reader.text(HEADING)).toBe('Install PeerBanHelper with Docker');
  expect(await reader.text({ role: 'article' })).toContain('docker compose');
  await reader.tab.open(`${site.origin}/en/docs/setup/FreeBSD`);
  await expect.poll(() => reader.text(HEADING)).toBe('Offline reading');
  await expect.poll(() => reader.text({ role: 'main' })).toContain('Install PeerBanHelper with Docker');
});
