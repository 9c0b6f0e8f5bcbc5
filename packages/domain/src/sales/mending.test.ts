import { expect, test } from 'vitest';
import {
  mendedFacts,
  mayBeMended,
  mendHindranceOf,
  mendsAfter,
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
  fault: '41',
  code: null,
  isRetracted: false,
  isPrinted: false,
  isSent: true,
  isReferred: false,
  wasInVat: true,
  isInVat: true,
};
const mends = mendsOf(facts, { ...facts, operatorCode: 'pp123pp123' });

test.each<[string, Partial<InvoiceToMend>, ReturnType<typeof mendHindranceOf>]>([
  ['refused', {}, null],
  ['waiting for an answer', { status: 'pending' }, 'not-refused'],
  ['held back, and was never sent', { status: 'pending', isSent: false }, null],
  ['named by another under its NSLF, which stays', { isReferred: true }, null],
  ['taken', { status: 'fiscalized', code: 'nivf' }, 'not-refused'],
  ['refused, and yet with an NIVF', { code: 'nivf' }, 'not-refused'],
  ['refused, and out of the books', { isRetracted: true }, 'not-refused'],
  ['of a business that left the VAT', { isInVat: false }, 'vat'],
  ['of a business that came into the VAT', { wasInVat: false }, 'vat'],
  ['on paper', { isPrinted: true }, 'printed'],
])('an invoice that is %s', (_what, given, hindrance) => {
  expect(mendHindranceOf({ ...refused, ...given }, mends)).toBe(hindrance);
});

test('nothing keeps an invoice on paper from being sent again as it is', () => {
  expect(mendHindranceOf({ ...refused, isPrinted: true }, [])).toBeNull();
});

test('an NSLF that another invoice has told stays', () => {
  const renewing = mendsOf(facts, { ...facts, tcrCode: 'pp123pp123' });
  expect(mendHindranceOf({ ...refused, isReferred: true }, renewing)).toBe('referred');
});

test.each([
  ['41', ['businessUnitCode', 'operatorCode']],
  ['53', ['businessUnitCode', 'operatorCode']],
  ['11', ['operatorCode']],
  ['38', []],
  ['2', []],
  ['certificate-missing', []],
  [null, []],
])('after %s these change: %j', (fault, changing) => {
  const differing = mendsOf(facts, { ...facts, businessUnitCode: 'other', operatorCode: 'other' });
  expect(mendsAfter(fault, differing).map(({ fact }) => fact)).toEqual(changing);
});

test.each([
  ['error', '38', true],
  ['pending', '53', true],
  ['pending', 'unreachable', false],
  ['pending', null, false],
  ['fiscalized', null, false],
] as const)('what is %s with %s is looked at: %s', (status, fault, isLookedAt) => {
  expect(mayBeMended(status, fault)).toBe(isLookedAt);
});

test('what waits to be sent as it is has nothing to mend', () => {
  expect(mendHindranceOf({ ...refused, status: 'pending', isSent: false }, [])).toBe('not-refused');
});

test('the standing to the VAT matters where something is mended or it was refused, and not for a plain resend', () => {
  const left = { ...refused, isInVat: false };
  expect(mendHindranceOf({ ...left, fault: '44' }, [])).toBe('vat');
  expect(mendHindranceOf({ ...left, fault: '38' }, [])).toBeNull();
});
