import { test } from './test.ts';

/** The tests with all their random cases, of which `npm test` runs fewer: for a night, or before a release. */
export function testFull(): Promise<number> {
  process.env['TEZGA_FULL_TESTS'] = '1';
  return test();
}
