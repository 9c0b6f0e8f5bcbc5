import { expect, test } from 'vitest';
import { addCounts, countsOf, summary, type VitestReport } from './test-counts.ts';

function aReport(change: Partial<VitestReport>): VitestReport {
  return {
    success: true,
    numPassedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...change,
  };
}

const passing = { fullName: 'adds', status: 'passed', failureMessages: [] };
const failing = {
  fullName: 'takes away',
  status: 'failed',
  failureMessages: ['expected 1 to be 2\n    at sum.ts'],
};

test('a test file that does not load counts as a failure', () => {
  const report = aReport({
    success: false,
    numPassedTests: 3,
    testResults: [
      { name: 'sum.test.ts', status: 'failed', message: 'no such module\nand more', assertionResults: [] },
      { name: 'other.test.ts', status: 'passed', message: '', assertionResults: [passing] },
    ],
  });
  expect(countsOf(report)).toEqual({ passed: 3, failures: ['sum.test.ts: no such module'], skipped: 0 });
});

test('a failing test is counted once, not again with its file, and its error message is printed', () => {
  const report = aReport({
    success: false,
    testResults: [
      { name: 'sum.test.ts', status: 'failed', message: '', assertionResults: [failing, passing] },
    ],
  });
  expect(countsOf(report).failures).toEqual(['sum.test.ts > takes away: expected 1 to be 2']);
});

test('a failed run without a failing test never counts as a success', () => {
  expect(countsOf(aReport({ success: false, numPassedTests: 2 })).failures).toHaveLength(1);
});

test('the summary names the failed tests, and skipped tests only when there are any', () => {
  const counts = addCounts(
    { passed: 2, failures: [], skipped: 0 },
    { passed: 1, failures: ['sum.test.ts: no such module'], skipped: 0 },
  );
  expect(summary(counts)).toBe('✗ sum.test.ts: no such module\n3 passed, 1 failed');
  expect(summary({ ...counts, failures: [], skipped: 2 })).toBe('3 passed, 0 failed, 2 skipped');
});
