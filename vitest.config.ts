import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['sortie-source', 'module', 'node'] },
  ssr: { resolve: { conditions: ['sortie-source', 'module', 'node'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    reporters: ['default', './packages/testkit/src/proof-reporter.ts'],
    testTimeout: 30_000,
    // Modules keep no state that a test could leave behind, so the files of a worker share them: each game is loaded once, not 200 times.
    isolate: false,
    // The shell looks at it when it is loaded.
    env: { NO_COLOR: '1' },
  },
});
