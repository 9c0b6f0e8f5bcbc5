import { expect, test } from 'vitest';
import { fiscalBuyerName } from './placeholder-customer.ts';

test.each([
  ['Blerësi shpk', 'CASH', 'Blerësi shpk'],
  ['Blerësi shpk', 'NONCASH', 'Blerësi shpk'],
  ['', 'CASH', 'Klient Kesh'],
  ['', 'NONCASH', ''],
] as const)('buyer «%s» of a %s invoice has the fiscal name «%s»', (name, type, fiscalName) => {
  expect(fiscalBuyerName(name, type)).toBe(fiscalName);
});
