import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The important paths of readers in engines other than Chromium, which Playwright drives in tests/browser. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)) } },
  test: {
    include: ['tests/engines/**/*.spec.ts'],
    globalSetup: 'tests/engines/support/prepare.ts',
    projects: (['firefox', 'webkit'] as const).map((engine) => ({
      extends: true,
      test: { name: engine, provide: { engine } },
    })),
    maxWorkers: 2,
    // The drivers of Firefox and WebKitGTK lose a command now and then; Vitest names what was repeated.
    retry: 1,
    // Limits for what hangs; the tests wait for conditions.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
