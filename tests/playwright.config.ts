import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '@/lib/setup/find-chromium.node';

const SITE_PORT = Number(process.env.TEST_PORT ?? 4173);
const DEV_PORT = SITE_PORT + 1;
const executablePath = findChromium();
/** The development server, with time for what it compiles. */
const development = {
  use: { baseURL: `http://localhost:${DEV_PORT}` },
  grep: /@dev/,
  timeout: 90_000,
  workers: 1,
};
/** Tests that edit content. */
const EDITS = /problems\.spec\.ts$/;
const root = new URL('..', import.meta.url).pathname;

export default defineConfig({
  testDir: './browser',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    // A worker that has taken over a page fetches by itself, past what a test puts in the network's way.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'site', use: { baseURL: `http://localhost:${SITE_PORT}` }, grepInvert: /@dev-only/ },
    // Tests of the important paths say @dev and run against the development server too.
    { name: 'dev', ...development, testIgnore: EDITS },
    // Last: what an edit sets off goes on after its test.
    { name: 'dev-edits', ...development, testMatch: EDITS, dependencies: ['dev'] },
  ],
  webServer: [
    {
      command: `node scripts/run.mjs tests/support/serve-strict.ts ${SITE_PORT}`,
      cwd: root,
      port: SITE_PORT,
      reuseExistingServer: !process.env.CI,
    },
    ...(process.env.SKIP_DEV_TESTS
      ? []
      : [
          {
            command: `node scripts/run.mjs tests/support/serve-development.ts ${DEV_PORT}`,
            cwd: root,
            url: `http://localhost:${DEV_PORT}/markdown-page`,
            timeout: 180_000,
            reuseExistingServer: !process.env.CI,
          },
        ]),
  ],
});
