import { test } from './test.ts';

/** Runs the tests with all random cases, for a nightly run or before a release; `npm test` runs fewer. */
export function testFull(): Promise<number> {
  process.env['TEZGA_FULL_TESTS'] = '1';
  return test();
}
