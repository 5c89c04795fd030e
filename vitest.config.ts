import { defineConfig } from 'vitest/config';

const ALL = ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];

/** What asks a house for something, whichever database it has. */
const ON_BOTH = [
  'account',
  'clocks',
  'crowd',
  'damage',
  'docs/interface',
  'door',
  'identity',
  'lobby/lobby',
  'operations/operations',
  'ratings/ratings',
  'tournaments/tournaments',
  'remote-link',
  'rooms',
  'security',
  'storage/old-shapes',
  'storage/personal',
  'tables',
].map(name => `apps/server/src/${name}.test.ts`);

export default defineConfig({
  resolve: { conditions: ['sortie-source', 'module', 'node'] },
  ssr: { resolve: { conditions: ['sortie-source', 'module', 'node'] } },
  test: {
    projects: [
      { extends: true, test: { name: 'all', include: ALL } },
      // The same tests of the house once more, with the database that several nodes share instead of the embedded one.
      { extends: true, test: { name: 'postgres', include: ON_BOTH, env: { SORTIE_TEST_STORAGE: 'postgres' } } },
    ],
    setupFiles: ['packages/testkit/src/setup.ts'],
    reporters: ['default', './packages/testkit/src/proof-reporter.ts'],
    // Only for what hangs: how long a test takes is the machine's affair.
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    // Modules keep no state that a test could leave behind, so the files of a worker share them: each game is loaded once, not 200 times.
    isolate: false,
    // The shell looks at it when it is loaded.
    env: { NO_COLOR: '1' },
  },
});
