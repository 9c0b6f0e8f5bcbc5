import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { packageProgram, showProgram } from './run-program.ts';
import { countsOf, type TestCounts, type VitestReport } from './test-counts.ts';
import type { FileTime } from './test-times.ts';

export interface VitestOutcome {
  readonly counts: TestCounts;
  readonly times: readonly FileTime[];
}

/** Runs vitest with its output on the console; resolves to the test counts and the durations of the files. */
export async function runVitest(
  reportFile: string,
  args: string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<VitestOutcome> {
  const exitCode = await showProgram(packageProgram('vitest'), ['run', ...args], {
    environment: { ...environment, TEZGA_TEST_REPORT: reportFile },
  });
  if (!existsSync(reportFile)) {
    return { counts: { passed: 0, failures: ['the tests did not run'], skipped: 0 }, times: [] };
  }
  const counts = countsOf(JSON.parse(await readFile(reportFile, 'utf8')) as VitestReport);
  // A run that ends before its first test writes no times file.
  const timesFile = `${reportFile}.times`;
  const times = existsSync(timesFile) ? (JSON.parse(await readFile(timesFile, 'utf8')) as FileTime[]) : [];
  const failures =
    exitCode !== 0 && counts.failures.length === 0 ? [`the tests ended with ${exitCode}`] : counts.failures;
  return { counts: { ...counts, failures }, times };
}
