import { expect, test } from 'vitest';
import { toldBuyerName } from './placeholder-customer.ts';

test.each([
  ['Blerësi shpk', 'CASH', 'Blerësi shpk'],
  ['Blerësi shpk', 'NONCASH', 'Blerësi shpk'],
  ['', 'CASH', 'Klient Kesh'],
  ['', 'NONCASH', ''],
] as const)('«%s» of a %s invoice is called «%s»', (name, type, told) => {
  expect(toldBuyerName(name, type)).toBe(told);
});
