import { expect, test } from 'vitest';
import { invoiceTypeOf, plainDocument, processOf, type DocumentTraits } from './document-kind.ts';

const nothing = { invoiceType: null, process: null };

test.each<[string, Partial<DocumentTraits>, string, string]>([
  ['a plain invoice', {}, '380', 'P1'],
  ['a self-issued one', { isSelfIssued: true }, '389', 'P12'],
  ['an advance', { isAdvance: true }, '386', 'P4'],
  ['a final invoice', { isFinal: true }, '380', 'P11'],
  ['a summary', { isSummary: true }, '385', 'P1'],
  ['a correction', { corrective: 'correction' }, '384', 'P10'],
  ['a debit note', { corrective: 'debit' }, '383', 'P10'],
  ['a credit note', { corrective: 'credit' }, '381', 'P10'],
  ['a bad debt', { isBadDebt: true }, '381', 'P10'],
])('%s (%j) has the type code %s and the process %s', (_name, traits, type, process) => {
  const document = { ...plainDocument, ...traits };
  expect([invoiceTypeOf(document, nothing), processOf(document, nothing)]).toEqual([type, process]);
});

test('the chosen type code of an e-invoice is used, except for a corrective invoice', () => {
  const chosen = { invoiceType: '82', process: 'P2' } as const;
  expect([invoiceTypeOf(plainDocument, chosen), processOf(plainDocument, chosen)]).toEqual(['82', 'P2']);
  const credit = { ...plainDocument, corrective: 'credit' } as const;
  expect([invoiceTypeOf(credit, chosen), processOf(credit, chosen)]).toEqual(['381', 'P10']);
});
