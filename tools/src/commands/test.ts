import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStaleApps } from '../launch/build.ts';
import { findBrowser } from '../launch/find-browser.ts';
import { runSteps } from '../launch/run-steps.ts';
import { runVitest } from '../launch/run-vitest.ts';
import { addCounts, summary, type TestCounts } from '../launch/test-counts.ts';
import { staticChecks } from './check.ts';

/** Checks, then unit and server tests, then the browser; a failure of one does not hide the outcome of the next. */
export async function test(): Promise<number> {
  const reports = await mkdtemp(join(tmpdir(), 'tezga-test-'));
  try {
    const failedChecks = await runSteps(staticChecks);
    const unit = await runVitest(join(reports, 'unit.json'), ['--project', '!e2e']);
    const browser = await testInBrowser(join(reports, 'browser.json'));
    const checks: TestCounts = {
      passed: staticChecks.length - failedChecks.length,
      failures: failedChecks,
      skipped: 0,
    };
    const total = [checks, unit, browser].reduce(addCounts);
    console.log(summary(total));
    return total.failures.length === 0 ? 0 : 1;
  } finally {
    await rm(reports, { recursive: true });
  }
}

async function testInBrowser(report: string): Promise<TestCounts> {
  await buildStaleApps(new AbortController().signal);
  return runVitest(report, ['--project', 'e2e'], { ...process.env, CHROMIUM_PATH: await findBrowser() });
}
