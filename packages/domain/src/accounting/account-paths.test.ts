import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  chartAccounts,
  bankPath,
  cashCustomerId,
  cashPath,
  customerPath,
  employeeAdvancesPath,
  inTransitPath,
  parentPaths,
  placeInChart,
  purchaseInvoicePath,
  salesInvoicePath,
  supplierPath,
  vouchersPath,
  wagesPath,
} from './account-paths.ts';

/**
 * The national chart of accounts is an optional file outside the repository; without it the tests that need
 * it are skipped.
 */
const beside = new URL('../../../../../shared/data/chart-of-accounts.json', import.meta.url);
const chart = existsSync(beside)
  ? (JSON.parse(readFileSync(beside, 'utf8')) as { accountPath: string; usedByPostingRules?: boolean }[])
  : null;

test('every account that posting rules use is in the national chart', ({ skip }) => {
  skip(chart === null, 'chart-of-accounts.json is not there');
  const known = (chart ?? []).filter((row) => row.usedByPostingRules === true).map((row) => row.accountPath);
  expect(known.length).toBeGreaterThan(70);
  expect(Object.values(chartAccounts).filter((path) => !known.includes(path))).toEqual([]);
});

test('no two names of chartAccounts have the same path', () => {
  expect(new Set(Object.values(chartAccounts)).size).toBe(Object.keys(chartAccounts).length);
});

test.each([
  [customerPath(cashCustomerId), '4:41:411:KESH'],
  [salesInvoicePath('c1', 'i1'), '4:41:411:c1:i1'],
  [supplierPath('s1'), '4:40:401:s1'],
  [purchaseInvoicePath('s1', 'p1'), '4:40:401:s1:p1'],
  [wagesPath('e1'), '4:42:421:e1'],
  [employeeAdvancesPath('e1'), '4:42:423:e1'],
  [cashPath('d1', 'ALL'), '5:53:531:5311:d1'],
  [cashPath('d1', 'EUR'), '5:53:531:5314:d1'],
  [inTransitPath('d1', 'ALL'), '5:51:511:5111:d1'],
  [inTransitPath('d1', 'EUR'), '5:51:511:5114:d1'],
  [vouchersPath('d1'), '5:53:532:5328:d1'],
  [bankPath('b1', 'ALL'), '5:51:512:5121:b1'],
  [bankPath('b1', 'USD'), '5:51:512:5124:b1'],
])('the path of the account is %s', (path, expected) => {
  expect(path).toBe(expected);
});

test('parentPaths lists all ancestors of an account', () => {
  expect(parentPaths('4:41:411:c1:i1')).toEqual(['4', '4:41', '4:41:411', '4:41:411:c1']);
  expect(parentPaths('4')).toEqual([]);
});

test.each(['', 'a:b', ' '])(
  "building a path from the id '%s' throws, because the path would address another account",
  (id) => {
    expect(() => salesInvoicePath(id, 'i1')).toThrow('cannot be part');
    expect(() => salesInvoicePath('c1', id)).toThrow('cannot be part');
  },
);

test.each([
  ['7:70:705', 'goodsSold', []],
  ['5:53:531:5311:d1', 'cash', ['d1']],
  ['4:41:411:c1:i1', 'customers', ['c1', 'i1']],
  ['5:53:531:53119', null, []],
  ['9:99', null, []],
])('placeInChart splits the path %s after the account %s', (path, account, below) => {
  expect(placeInChart(path)).toEqual({ account, below });
});
