import { expect, test } from 'vitest';
import { numberParts } from './number-parts.ts';

test.each([
  ['12/2026/gk482mw118', '12/2026', 'gk482mw118'],
  ['1848/2026', '1848/2026', null],
  ['7', '7', null],
])('the invoice number %s is split into the number %s and the till code %s', (invoiceNumber, number, tcr) => {
  expect(numberParts(invoiceNumber)).toEqual({ number, tcr });
});
