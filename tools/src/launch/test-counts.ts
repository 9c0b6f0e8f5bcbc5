export type TestCounts = {
  passed: number;
  /** The failed tests, each as one line with the name and the error message. */
  failures: readonly string[];
  skipped: number;
};

/** The part of vitest's JSON report that we read. */
export type VitestReport = {
  success: boolean;
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: readonly string[] | null }[];
  }[];
};

export function countsOf(report: VitestReport): TestCounts {
  const failures = report.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf);
  return {
    passed: report.numPassedTests,
    failures: failures.length === 0 && !report.success ? ['the run failed outside of its tests'] : failures,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A file that fails without a failing test, as when it does not load, counts as one failure. */
function failuresOf({ name, message, assertionResults }: VitestReport['testResults'][number]): string[] {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [failure(name, message)];
  return failed.map(({ fullName, failureMessages }) =>
    failure(`${name} > ${fullName}`, failureMessages?.[0] ?? ''),
  );
}

const failure = (what: string, why: string) => `${what}: ${why.split('\n', 1)[0]}`;

export function addCounts(left: TestCounts, right: TestCounts): TestCounts {
  return {
    passed: left.passed + right.passed,
    failures: [...left.failures, ...right.failures],
    skipped: left.skipped + right.skipped,
  };
}

/** The failures come just above the last line, so that the end of a long output shows them. */
export function summary({ passed, failures, skipped }: TestCounts): string {
  const counts = `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [...failures.map((each) => `✗ ${each}`), counts].join('\n');
}
