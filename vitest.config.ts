import { defineConfig } from 'vitest/config';

const quick = { pool: 'threads', isolate: false } as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...quick,
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/backoffice/src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...quick,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'apps/tax-authority/src/**/*.test.ts'],
          globalSetup: ['tools/src/test-cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...quick,
          name: 'tools',
          include: ['tools/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...quick,
          name: 'e2e',
          include: ['e2e/src/**/*.test.ts'],
          globalSetup: ['e2e/src/demonstration.ts'],
          // A journey waits about as long as it works, so two at a time fill two cores; after the other tests, not beside them.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // As patient as what waits for the browser.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
