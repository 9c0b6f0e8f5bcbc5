import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { packageProgram, showProgram } from './run-program.ts';
import { countsOf, type TestCounts, type VitestReport } from './test-counts.ts';

/** Shows a vitest run on the console and resolves to what it counted. */
export async function runVitest(
  reportFile: string,
  args: string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<TestCounts> {
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const exitCode = await showProgram(packageProgram('vitest'), ['run', ...args, ...reporting], {
    environment,
  });
  if (!existsSync(reportFile)) return { passed: 0, failures: ['the tests did not run'], skipped: 0 };
  const counts = countsOf(JSON.parse(await readFile(reportFile, 'utf8')) as VitestReport);
  return exitCode !== 0 && counts.failures.length === 0
    ? { ...counts, failures: [`the tests ended with ${exitCode}`] }
    : counts;
}
