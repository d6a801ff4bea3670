import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const TESTS = '{app,components,lib,scripts,tests}/**/*.test.ts';
const DOM_TESTS = '{app,components,lib,scripts,tests}/**/*.dom.test.ts';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    passWithNoTests: true,
    // By default Vitest leaves one core idle, which is half of a machine with two.
    maxWorkers: '100%',
    // Only for tests that hang, because durations depend on the machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      // Test files share modules, because loading them for each file takes a third of the time. None may mock modules.
      { extends: true, test: { name: 'node', include: [TESTS], exclude: [DOM_TESTS], isolate: false } },
      // Isolated, because modules keep references to the document, elements and mocks of their test file.
      { extends: true, test: { name: 'dom', include: [DOM_TESTS], environment: 'happy-dom' } },
    ],
  },
});
