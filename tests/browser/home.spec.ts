import { expect, test } from './support/test';

test('shows what the modules answer about the peer that is chosen, one peer at a time', async ({ page }) => {
  await page.goto('/en');
  const liar = page.getByRole('listitem').filter({ hasText: 'claims 0%' }).first();
  const honest = page.getByRole('listitem').filter({ hasText: 'qBittorrent 5.1' }).first();
  await expect(liar.getByRole('link')).toHaveCount(0);
  await liar.getByText('claims 0%').first().click();
  await expect(liar.getByRole('listitem')).toHaveText([
    /^PeerID blacklist Its PeerID is on no list$/,
    /^Progress cheat blocker \(PCB\) You sent 1\.4 GB, and it still claims 0%$/,
    /^Multi-dialing blocker No other address/,
    /the downloader bans it for 30 days\.$/,
  ]);
  await honest.getByText('qBittorrent 5.1').click();
  await expect(honest.getByText('No module objects, so it stays connected.')).toBeVisible();
  await expect(liar.getByText('Its PeerID is on no list')).toBeHidden();
  await honest.getByRole('link', { name: 'Multi-dialing blocker' }).click();
  await expect(page).toHaveURL(/\/en\/docs\/module\/multi-dial$/);
});
