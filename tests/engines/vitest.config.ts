import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of readers' most important paths in Firefox and WebKit. The tests for Chromium are in tests/browser. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)) } },
  test: {
    include: ['tests/engines/**/*.spec.ts'],
    globalSetup: 'tests/engines/support/global-setup.ts',
    projects: (['firefox', 'webkit'] as const).map((engine) => ({
      extends: true,
      test: { name: engine, provide: { engine } },
    })),
    maxWorkers: 2,
    // The drivers of Firefox and WebKitGTK occasionally lose a command. Vitest reports retried tests.
    retry: 1,
    // These limits only stop tests that hang; all waits are for conditions.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
