import type { Screenshot, Stage } from '../screenshot';

/** The labels of downloader types in the dialog, by the last part of the screenshot's name. */
const DOWNLOADER_TYPES = {
  qbittorrent: 'qBittorrent',
  qbittorrentee: 'qBittorrentEE',
  transmission: 'Transmission',
  biglybt: 'BiglyBT',
  deluge: 'Deluge',
  bitcomet: 'BitComet',
  'aria2-next': 'Aria2-Next',
};

async function openDialog({ page, dialog }: Stage, type: string): Promise<void> {
  await page.locator('.add-btn').click();
  await dialog.locator('.arco-select').first().click();
  await page.locator('.arco-select-option', { hasText: new RegExp(`^${type}$`) }).click();
  await dialog.locator('.arco-form-item').nth(3).waitFor();
}

const addDownloader = ([name, type]: [string, string]): Screenshot => ({
  name: `add-downloader-${name}`,
  path: '/dashboard',
  width: 600,
  prepare: (stage) => openDialog(stage, type),
  show: ({ dialog }) => [dialog],
  padding: 0,
});

/** The dashboard and its dialogs. */
export const DASHBOARD: readonly Screenshot[] = [
  {
    name: 'status',
    path: '/dashboard',
    width: 640,
    show: ({ page }) => [page.locator('.arco-card').first()],
  },
  {
    name: 'downloaders',
    path: '/dashboard',
    width: 640,
    show: ({ page, label }) => [
      page.getByRole('heading', { name: label('page.dashboard.clientStatus.title') }),
      page.locator('.arco-card.card').last(),
      page.locator('.arco-card.card').first(),
    ],
    marks: [{ around: ({ page }) => page.locator('.add-btn') }],
  },
  ...Object.entries(DOWNLOADER_TYPES).map(addDownloader),
];
