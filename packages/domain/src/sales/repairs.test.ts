import { expect, test } from 'vitest';
import {
  repairedFacts,
  mayBeRepaired,
  repairHindranceOf,
  changesAllowedAfter,
  changedFacts,
  renewsNslf,
  type InvoiceFacts,
  type InvoiceToRepair,
} from './repairs.ts';

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

test('a repair lists the changed settings with old and new value, and changes nothing else in the invoice', () => {
  const changes = changedFacts(facts, { ...facts, businessUnitCode: 'dd123dd123', sellerTown: 'Durrës' });
  expect(changes).toEqual([
    { fact: 'businessUnitCode', before: 'bb123bb123', after: 'dd123dd123' },
    { fact: 'sellerTown', before: 'Tiranë', after: 'Durrës' },
  ]);
  expect(repairedFacts(facts, changes)).toEqual({
    ...facts,
    businessUnitCode: 'dd123dd123',
    sellerTown: 'Durrës',
  });
});

test('an empty setting does not change the corresponding fact of the invoice', () => {
  expect(changedFacts(facts, { ...facts, tcrCode: '', operatorCode: '', sellerAddress: '' })).toEqual([]);
  expect(changedFacts({ ...facts, tcrCode: '' }, { ...facts, tcrCode: '' })).toEqual([]);
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
] as const)('a changed %s requires a new NSLF: %s', (fact, isRenewed) => {
  expect(renewsNslf(changedFacts(facts, { ...facts, [fact]: 'other' }))).toBe(isRenewed);
});

const refused: InvoiceToRepair = {
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
const changes = changedFacts(facts, { ...facts, operatorCode: 'pp123pp123' });

test.each<[string, Partial<InvoiceToRepair>, ReturnType<typeof repairHindranceOf>]>([
  ['refused', {}, null],
  ['sent and without a reply', { status: 'pending' }, 'not-refused'],
  ['pending and never sent', { status: 'pending', isSent: false }, null],
  ['referred to by another invoice, with an unchanged NSLF', { isReferred: true }, null],
  ['fiscalized', { status: 'fiscalized', code: 'nivf' }, 'not-refused'],
  ['refused but has an NIVF', { code: 'nivf' }, 'not-refused'],
  ['refused and retracted', { isRetracted: true }, 'not-refused'],
  ['of a business that is no longer registered for VAT', { isInVat: false }, 'vat'],
  ['of a business that registered for VAT since', { wasInVat: false }, 'vat'],
  ['printed', { isPrinted: true }, 'printed'],
])('repairHindranceOf returns the reason, or null, for an invoice that is %s', (_what, given, hindrance) => {
  expect(repairHindranceOf({ ...refused, ...given }, changes)).toBe(hindrance);
});

test('a printed invoice can be resent if no setting changed', () => {
  expect(repairHindranceOf({ ...refused, isPrinted: true }, [])).toBeNull();
});

test('an invoice that another invoice refers to cannot get a new NSLF', () => {
  const renewing = changedFacts(facts, { ...facts, tcrCode: 'pp123pp123' });
  expect(repairHindranceOf({ ...refused, isReferred: true }, renewing)).toBe('referred');
});

test.each([
  ['41', ['businessUnitCode', 'operatorCode']],
  ['53', ['businessUnitCode', 'operatorCode']],
  ['11', ['operatorCode']],
  ['38', []],
  ['2', []],
  ['certificate-missing', []],
  [null, []],
])('after fault %s a repair may change %j', (fault, changing) => {
  const differing = changedFacts(facts, { ...facts, businessUnitCode: 'other', operatorCode: 'other' });
  expect(changesAllowedAfter(fault, differing).map(({ fact }) => fact)).toEqual(changing);
});

test.each([
  ['error', '38', true],
  ['pending', '53', true],
  ['pending', 'unreachable', false],
  ['pending', null, false],
  ['fiscalized', null, false],
] as const)(
  'an invoice with status %s and fault %s is checked for repair: %s',
  (status, fault, isLookedAt) => {
    expect(mayBeRepaired(status, fault)).toBe(isLookedAt);
  },
);

test('a pending invoice cannot be repaired if no setting changed', () => {
  expect(repairHindranceOf({ ...refused, status: 'pending', isSent: false }, [])).toBe('not-refused');
});

test('after a change of the VAT registration an unchanged invoice can be resent, except after fault 44 (about VAT)', () => {
  const left = { ...refused, isInVat: false };
  expect(repairHindranceOf({ ...left, fault: '44' }, [])).toBe('vat');
  expect(repairHindranceOf({ ...left, fault: '38' }, [])).toBeNull();
});
