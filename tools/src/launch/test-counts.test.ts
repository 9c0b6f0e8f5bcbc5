import { expect, test } from 'vitest';
import { addCounts, countsOf, summary, type VitestReport } from './test-counts.ts';

function aReport(change: Partial<VitestReport>): VitestReport {
  return {
    success: true,
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...change,
  };
}

test('a test file that does not load counts as a failure', () => {
  const report = aReport({
    success: false,
    numPassedTests: 3,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  });
  expect(countsOf(report)).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

test('a failing test is counted once, not again with its file', () => {
  const report = aReport({
    success: false,
    numFailedTests: 1,
    testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }],
  });
  expect(countsOf(report).failed).toBe(1);
});

test('a run that failed for any other reason never counts as a success', () => {
  expect(countsOf(aReport({ success: false, numPassedTests: 2 })).failed).toBe(1);
});

test('the last line names skipped tests only when there are any', () => {
  const counts = addCounts({ passed: 2, failed: 0, skipped: 0 }, { passed: 1, failed: 1, skipped: 0 });
  expect(summary(counts)).toBe('3 passed, 1 failed');
  expect(summary({ ...counts, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
