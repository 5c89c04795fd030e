import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['sortie-source', 'module', 'node'] },
  ssr: { resolve: { conditions: ['sortie-source', 'module', 'node'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    reporters: ['default', './packages/testkit/src/proof-reporter.ts'],
    testTimeout: 30_000,
  },
});
