import { startChunkedHost } from './support/chunked-host';
import { expect, test } from './support/test';

test('elements that arrive after the script has loaded work too', async ({ page, baseURL }) => {
  const host = await startChunkedHost(`${baseURL}`);
  const loading = page.goto(`${host.origin}/en/docs/network/http-server`);
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some((entry) => entry.name.includes('/_site/start-') && 'responseEnd' in entry && entry.responseEnd !== 0),
  );
  // Half of the page, so that the rest arrives after a script that doesn't wait for it.
  for (let chunk = 0; chunk < 80; chunk++) host.sendNext();
  // After two frames, such a script has run.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  while (host.sendNext());
  await loading;
  await page.getByRole('tab').last().click();
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  await host.close();
});
