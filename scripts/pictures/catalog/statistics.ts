import type { Picture } from '../picture';

export const STATISTICS: readonly Picture[] = [
  {
    name: 'chart-ban-trends',
    path: '/metricsCharts',
    width: 640,
    show: ({ page }) => [page.locator('.arco-card').nth(0)],
  },
  {
    name: 'chart-peer-ids',
    path: '/metricsCharts',
    width: 640,
    show: ({ page }) => [page.locator('.arco-card').nth(1)],
  },
];
