import { asMoney } from '../amounts.ts';
import { expect, test } from 'vitest';
import { correctiveKindOf, correctiveKinds, isCorrective } from './corrective.ts';

test.each([
  [0n, 'CORRECTIVE', '384'],
  [1n, 'DEBIT', '383'],
  [-1n, 'CREDIT', '381'],
])('a correction with the total %d has the type %s', (total, fiscalType, invoiceType) => {
  expect(correctiveKinds[correctiveKindOf(asMoney(total))]).toEqual({ fiscalType, invoiceType });
});

test.each([
  [null, null, false],
  ['7', '7', false],
  ['7', null, true],
  [null, '7', true],
  ['7', '8', true],
])(
  'an invoice with corrected number %s and cancelled number %s is a corrective: %s',
  (corrected, canceled, expected) => {
    const references = {
      orderNumberOfCorrectedInvoice: corrected,
      orderNumberOfCanceledInvoice: canceled,
    };
    expect(isCorrective(references)).toBe(expected);
  },
);
