import { expect, test } from 'vitest';
import { usualSettings } from '../platform/rule-settings.ts';
import { Refused } from '../soap/index.ts';
import type { Invoice } from './messages.ts';
import { checkPayment } from './payment-rules.ts';

const day = '2026-11-16';
const party = { IDType: 'NUIS', IDNum: 'L01714012M', Name: 'Tregtari' };
const inCash = (TotPrice: string, given: object = {}) =>
  ({
    TypeOfInv: 'CASH',
    TotPrice,
    Seller: party,
    Buyer: party,
    PayMethods: { PayMethod: [{ Type: 'BANKNOTE', Amt: TotPrice }] },
    ...given,
  }) as unknown as Invoice;
const limitedTo = (lek: bigint) => ({ ...usualSettings, cashLimits: [{ from: '2021-01-01', lek }] });

function codeOf(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

test.each([
  ['100000.00', 100_000n, null],
  ['100000.01', 100_000n, '40'],
  // The next two amounts are equal if they are converted to JavaScript numbers.
  ['900719925474099.01', 900_719_925_474_099n, '40'],
  ['900719925474099.00', 900_719_925_474_099n, null],
])('%s lek in cash between taxpayers with a limit of %s lek gets the fault code %s', (total, lek, code) => {
  expect(codeOf(() => checkPayment(inCash(total), day, limitedTo(lek)))).toBe(code);
});

test('cash is unlimited before the first limit date and with a buyer who is not a taxpayer', () => {
  expect(() => checkPayment(inCash('900.00'), '2020-12-31', limitedTo(1n))).not.toThrow();
  const person = { Buyer: { IDType: 'ID', IDNum: 'J90101010A' } };
  expect(() => checkPayment(inCash('900.00', person), day, limitedTo(1n))).not.toThrow();
});
