import { test } from './test.ts';

/** The tests with every number of random cases, as they run at night; `npm test` runs fewer of them. */
export function testFull(): Promise<number> {
  process.env['TEZGA_FULL_TESTS'] = '1';
  return test();
}
