import type { Screenshot } from '../screenshot';

export const STATISTICS: readonly Screenshot[] = [
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
