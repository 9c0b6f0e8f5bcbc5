import { expect, test } from 'vitest';
import {
  mendedFacts,
  mendHindranceOf,
  mendsOf,
  renewsNslf,
  type InvoiceFacts,
  type InvoiceToMend,
} from './mending.ts';

const facts: InvoiceFacts = {
  businessUnitCode: 'bb123bb123',
  tcrCode: 'cc123cc123',
  operatorCode: 'oo123oo123',
  softwareCode: 'ss123ss123',
  sellerName: 'Kafe Rozafa',
  sellerNuis: 'L12345678A',
  sellerAddress: 'Rr. e Dibrës 1',
  sellerTown: 'Tiranë',
  sellerCountry: 'ALB',
};

test('what differs today is named with what stood there, and only that changes', () => {
  const mends = mendsOf(facts, { ...facts, businessUnitCode: 'dd123dd123', sellerTown: 'Durrës' });
  expect(mends).toEqual([
    { fact: 'businessUnitCode', before: 'bb123bb123', after: 'dd123dd123' },
    { fact: 'sellerTown', before: 'Tiranë', after: 'Durrës' },
  ]);
  expect(mendedFacts(facts, mends)).toEqual({
    ...facts,
    businessUnitCode: 'dd123dd123',
    sellerTown: 'Durrës',
  });
});

test('what is empty today stays as it was', () => {
  expect(mendsOf(facts, { ...facts, tcrCode: '', operatorCode: '', sellerAddress: '' })).toEqual([]);
  expect(mendsOf({ ...facts, tcrCode: '' }, { ...facts, tcrCode: '' })).toEqual([]);
});

test.each([
  ['businessUnitCode', true],
  ['tcrCode', true],
  ['softwareCode', true],
  ['sellerNuis', true],
  ['operatorCode', false],
  ['sellerName', false],
  ['sellerAddress', false],
  ['sellerTown', false],
  ['sellerCountry', false],
] as const)('another %s asks for a new NSLF: %s', (fact, isRenewed) => {
  expect(renewsNslf(mendsOf(facts, { ...facts, [fact]: 'other' }))).toBe(isRenewed);
});

const refused: InvoiceToMend = {
  status: 'error',
  code: null,
  isPrinted: false,
  wasInVat: true,
  isInVat: true,
};
const mends = mendsOf(facts, { ...facts, operatorCode: 'pp123pp123' });

test.each<[string, Partial<InvoiceToMend>, ReturnType<typeof mendHindranceOf>]>([
  ['refused', {}, null],
  ['waiting', { status: 'pending' }, 'not-refused'],
  ['taken', { status: 'fiscalized', code: 'nivf' }, 'not-refused'],
  ['refused, and yet with an NIVF', { code: 'nivf' }, 'not-refused'],
  ['of a business that left the VAT', { isInVat: false }, 'vat'],
  ['of a business that came into the VAT', { wasInVat: false }, 'vat'],
  ['on paper', { isPrinted: true }, 'printed'],
])('an invoice that is %s', (_what, given, hindrance) => {
  expect(mendHindranceOf({ ...refused, ...given }, mends)).toBe(hindrance);
});

test('nothing keeps an invoice on paper from being sent again as it is', () => {
  expect(mendHindranceOf({ ...refused, isPrinted: true }, [])).toBeNull();
});
