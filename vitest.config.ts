import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    include: ['{app,components,lib,scripts,tests}/**/*.test.ts'],
    passWithNoTests: true,
    // Vitest leaves one core to others, which makes two cores one.
    maxWorkers: '100%',
    // Test files leave nothing behind for the next; a fresh start of modules for each would take a third of the time.
    isolate: false,
    // For what hangs: how long a test takes is the machine's affair.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
