import { defineConfig, devices } from '@playwright/test';
import { findProgram } from '@/lib/setup/programs.server';

const SITE_PORT = Number(process.env.TEST_PORT ?? 4173);
const DEV_PORT = SITE_PORT + 1;
const executablePath = findProgram('chromium');
/** The development server, with time for what it compiles. */
const development = {
  use: { baseURL: `http://localhost:${DEV_PORT}` },
  grep: /@dev/,
  timeout: 90_000,
  workers: 1,
};
/** Tests of the fixture site. */
const FIXTURE = /fixture\/.*\.spec\.ts$/;
/** Tests that edit content. */
const EDITS = /(edits|problems)\.spec\.ts$/;
const root = new URL('..', import.meta.url).pathname;

export default defineConfig({
  testDir: './browser',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  // Hundreds of tests with several processes each on two cores: one that a pause of the machine spoils is repeated, and named as flaky.
  retries: 1,
  // Limits for what hangs; the tests wait for conditions.
  timeout: 60_000,
  expect: { timeout: 15_000, toPass: { intervals: [20, 50, 100, 250] } },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    // A trace of every test takes a third of the time; `--trace on` makes one where it is wanted.
    screenshot: 'only-on-failure',
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
    // A small site with what the real one lacks, first, since tests wait for it; `--no-deps` takes the one of the last run.
    { name: 'fixture-build', testMatch: /fixture\/build\.setup\.ts$/ },
    // Tests of the important paths say @dev and run against the development server too: early, since they take one core alone.
    { name: 'dev', ...development, testIgnore: EDITS },
    { name: 'site', use: { baseURL: `http://localhost:${SITE_PORT}` }, grepInvert: /@dev-only/, testIgnore: FIXTURE },
    // After the other tests of development: what an edit sets off goes on after its test.
    { name: 'dev-edits', ...development, testMatch: EDITS, dependencies: ['dev'] },
    { name: 'fixture', testMatch: FIXTURE, dependencies: ['fixture-build'] },
  ],
  webServer: [
    {
      command: `node --import tsx tests/support/serve-strict.ts ${SITE_PORT}`,
      cwd: root,
      port: SITE_PORT,
      reuseExistingServer: !process.env.CI,
    },
    ...(process.env.SKIP_DEV_TESTS
      ? []
      : [
          {
            command: `node --import tsx tests/support/serve-development.ts ${DEV_PORT}`,
            cwd: root,
            port: DEV_PORT,
            reuseExistingServer: !process.env.CI,
          },
        ]),
  ],
});
