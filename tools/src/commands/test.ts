import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStaleApps } from '../launch/build.ts';
import { findBrowser } from '../launch/find-browser.ts';
import { runSteps } from '../launch/run-steps.ts';
import { runVitest, type VitestOutcome } from '../launch/run-vitest.ts';
import { addCounts, summary, type TestCounts } from '../launch/test-counts.ts';
import { timesSummary } from '../launch/test-times.ts';
import { staticChecks } from './check.ts';

/**
 * Static checks in parallel with unit and server tests, then the browser tests; all parts run even after a
 * failure.
 */
export async function test(): Promise<number> {
  const reports = await mkdtemp(join(tmpdir(), 'tezga-test-'));
  try {
    const startedAt = performance.now();
    const [checks, unit] = await Promise.all([
      checkStatically(),
      runVitest(join(reports, 'unit.json'), ['--project', '!e2e']),
    ]);
    const betweenAt = performance.now();
    const browser = await testInBrowser(join(reports, 'browser.json'));
    const total = [checks, unit.counts, browser.counts].reduce(addCounts);
    const parts = {
      'checks, unit and server': (betweenAt - startedAt) / 1000,
      'build and browser': (performance.now() - betweenAt) / 1000,
    };
    console.log(timesSummary(parts, [...unit.times, ...browser.times]));
    console.log(summary(total));
    return total.failures.length === 0 ? 0 : 1;
  } finally {
    await rm(reports, { recursive: true });
  }
}

async function checkStatically(): Promise<TestCounts> {
  const failures = await runSteps(staticChecks);
  return { passed: staticChecks.length - failures.length, failures, skipped: 0 };
}

async function testInBrowser(report: string): Promise<VitestOutcome> {
  await buildStaleApps(new AbortController().signal);
  return runVitest(report, ['--project', 'e2e'], { ...process.env, CHROMIUM_PATH: await findBrowser() });
}
