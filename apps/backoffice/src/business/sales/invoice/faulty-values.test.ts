import { expect, test } from 'vitest';
import { changedPart, faultyValues } from './faulty-values.ts';

const seller = {
  name: 'Market Drini',
  IDType: 'NUIS',
  IDNum: 'L32010643S',
  address: '',
  town: '',
  country: 'ALB',
} as const;
const invoice = {
  fault: '41',
  businUnitCode: 'ab123cd456',
  tcrCode: 'tc111tc222',
  operatorCode: 'op111op222',
  softCode: 'so111so222',
  seller,
};

test.each([
  ['M72402867J', 'M72402687J', ['M72402', '86', '7J']],
  ['ab123', 'ab123cd', ['ab123', '', '']],
  ['xx1', 'yy2', ['', 'xx1', '']],
  ['same', 'same', ['same', '', '']],
])(
  'between %s and %s the part that differs is marked, without the common beginning and end',
  (before, after, parts) => {
    expect(changedPart(before, after)).toEqual(parts);
  },
);

test('without a repair, a refusal because of a code shows the code of the invoice and proposes no other', () => {
  expect(faultyValues(invoice, undefined)).toEqual([
    { fact: 'businessUnitCode', before: 'ab123cd456', after: null },
  ]);
  expect(faultyValues({ ...invoice, fault: '52' }, undefined)).toEqual([
    { fact: 'sellerNuis', before: 'L32010643S', after: null },
  ]);
});

test('a possible repair shows its changes as proposals', () => {
  const changes = [{ fact: 'tcrCode', before: 'tc111tc222', after: 'tc111tc333' } as const];
  const repair = { id: 'a'.repeat(24), hindrance: null, changes: [...changes], renewsNslf: true };
  expect(faultyValues(invoice, repair)).toEqual(changes);
});

test('a fault that does not concern a single value marks no value', () => {
  expect(faultyValues({ ...invoice, fault: 'unreachable' }, undefined)).toEqual([]);
});
