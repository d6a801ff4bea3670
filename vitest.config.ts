import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const TESTS = '{app,components,lib,scripts,tests}/**/*.test.ts';
const DOM_TESTS = '{app,components,lib,scripts,tests}/**/*.dom.test.ts';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    passWithNoTests: true,
    // Vitest leaves one core to others, which makes two cores one.
    maxWorkers: '100%',
    // For what hangs: how long a test takes is the machine's affair.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      // Files share their modules: loading them anew for each would take a third of the time. So none mocks a module.
      { extends: true, test: { name: 'node', include: [TESTS], exclude: [DOM_TESTS], isolate: false } },
      // A module that has seen one file's document, elements or mocks is of no use to another.
      { extends: true, test: { name: 'dom', include: [DOM_TESTS], environment: 'happy-dom' } },
    ],
  },
});
