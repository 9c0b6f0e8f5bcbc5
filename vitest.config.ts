import { defineConfig } from 'vitest/config';
import { TestOrder } from './tools/src/launch/test-order.ts';
import { fileTimesReporter } from './tools/src/launch/test-times.ts';

// Two at a time, as the machines have two cores; left to itself the runner would leave one of them idle.
// How long something may take is measured elsewhere: here only what hangs is too slow, however busy the machine.
const quick = {
  pool: 'threads',
  isolate: false,
  maxWorkers: 2,
  expect: { poll: { timeout: 30_000 } },
} as const;

/** In the full run React is its development build, which warns and takes twice as long. */
const isFullRun = process.env['TEZGA_FULL_TESTS'] === '1';

/** Where `npm test` reads what a run counted and how long its files took. */
const reportFile = process.env['TEZGA_TEST_REPORT'];

export default defineConfig({
  test: {
    sequence: { sequencer: TestOrder },
    reporters:
      reportFile === undefined
        ? ['default']
        : ['default', ['json', { outputFile: reportFile }], fileTimesReporter(`${reportFile}.times`)],
    projects: [
      {
        test: {
          ...quick,
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/backoffice/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        define: { __APP_VERSION__: JSON.stringify('0.0.0') },
        oxc: { jsx: { runtime: 'automatic', development: isFullRun } },
        test: {
          ...quick,
          name: 'components',
          env: { NODE_ENV: isFullRun ? 'development' : 'production' },
          include: ['apps/backoffice/src/**/*.test.tsx', 'packages/ui/src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['apps/backoffice/src/testing/begin-file.ts'],
          css: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...quick,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'apps/tax-authority/src/**/*.test.ts'],
          globalSetup: ['tools/src/test-cluster.ts'],
          setupFiles: ['apps/server/src/testing/begin-file.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
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
          include: ['e2e/src/**/*.test.ts', 'bench/src/**/*.test.ts'],
          globalSetup: ['e2e/src/demonstration.ts'],
          // After the other tests, not beside them.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
