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
          include: ['apps/server/src/**/*.test.ts'],
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
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
