import { defineConfig } from 'vitest/config';
import { TestOrder } from './tools/src/launch/test-order.ts';
import { fileTimesReporter } from './tools/src/launch/test-times.ts';

// Two workers, because the machines have two cores and the default of vitest would leave one idle. The timeout only
// detects tests that hang, also on a busy machine; performance is measured in bench.
const quick = {
  pool: 'threads',
  isolate: false,
  maxWorkers: 2,
  expect: { poll: { timeout: 30_000 } },
} as const;

/** The full run uses the development build of React, which prints warnings and takes twice as long. */
const isFullRun = process.env['TEZGA_FULL_TESTS'] === '1';

/** The file from which `npm test` reads the test counts of a run and the durations of its files. */
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
          include: ['apps/{server,tax-authority,payment-provider}/src/**/*.test.ts'],
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
          // Runs after the other tests and not in parallel with them.
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
