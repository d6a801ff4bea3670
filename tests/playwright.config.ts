import { defineConfig, devices } from '@playwright/test';
import { findProgram } from '@/lib/setup/programs.server';

const SITE_PORT = Number(process.env.TEST_PORT ?? 4173);
const DEV_PORT = SITE_PORT + 1;
/** Settings of the projects that use the development server, which needs time to compile. */
const development = {
  use: { baseURL: `http://localhost:${DEV_PORT}` },
  grep: /@dev/,
  timeout: 90_000,
  workers: 1,
};
/** Tests of the fixture site. */
const FIXTURE = /fixture\/.*\.spec\.ts$/;
/** Tests that edit content. */
const EDITS = /edits\.spec\.ts$/;
const root = new URL('..', import.meta.url).pathname;

export default defineConfig({
  testDir: './browser',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  // With several processes per test on two cores, a stall of the machine can fail a test; Playwright reports it as flaky.
  retries: 1,
  // These limits only stop tests that hang; all waits are for conditions.
  timeout: 60_000,
  expect: { timeout: 15_000, toPass: { intervals: [20, 50, 100, 250] } },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    // Tracing every test would take a third of the time; use `--trace on` when needed.
    screenshot: 'only-on-failure',
    // Requests of a service worker would bypass the routes that tests set on the page.
    serviceWorkers: 'block',
    // Tests read what the site has copied.
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: findProgram('chromium'),
      // Chromium's own requests and updates would delay tests.
      args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    // Builds the fixture site that the project `fixture` tests; with `--no-deps` the last build is used.
    { name: 'fixture-build', testMatch: /fixture\/build\.setup\.ts$/ },
    // Tests of important paths are tagged @dev and also run against the development server; early, as they use only one core.
    { name: 'dev', ...development, testIgnore: EDITS },
    { name: 'site', use: { baseURL: `http://localhost:${SITE_PORT}` }, grepInvert: /@dev-only/, testIgnore: FIXTURE },
    // Runs after `dev`, because the server is still busy with an edit after the test that made it has ended.
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
