import { asMoney, asQuantity } from '../amounts.ts';
import { expect, test } from 'vitest';
import { noteLinesMax, noteProblems } from './note-problems.ts';
import {
  arePlates,
  canonicalPlates,
  noteTransactionCodes,
  transactionsOfKind,
  type NoteLine,
  type TransferNote,
} from './transfer-note.ts';

const issuedAt = new Date('2026-11-16T10:00:00Z');
const after = (hours: number) => new Date(issuedAt.getTime() + hours * 3_600_000);

const aLine: NoteLine = {
  articleId: null,
  name: 'Miell',
  code: 'M-1',
  unit: 'kg',
  quantity: asQuantity(1_500n),
};
const aCarrier = {
  idType: 'NUIS',
  idNumber: 'L91412709B',
  name: 'Transport Drini',
  address: 'Rr. e Durrësit 1',
  town: 'Tiranë',
} as const;
const aNote: TransferNote = {
  kind: 'WTN',
  transaction: 'TRANSFER',
  vehicle: { ownership: 'OWNER', plates: 'AA123BB' },
  carrier: null,
  start: { point: 'WAREHOUSE', address: 'Rr. e Kavajës 10', city: 'Tiranë', at: after(0) },
  destination: { point: 'STORE', address: 'Rr. e Dëshmorëve 2', city: 'Durrës', at: after(2) },
  isFlammable: false,
  needsEscort: false,
  packaging: null,
  packageCount: null,
  valueOfGoods: asMoney(0n),
  lines: [aLine],
};

const problemsOf = (changes: Partial<TransferNote>) =>
  noteProblems({ ...aNote, ...changes }, issuedAt).map(({ path, code }) => `${path} ${code}`);
const ofLine = (changes: Partial<NoteLine>) => problemsOf({ lines: [aLine, { ...aLine, ...changes }] });

test('a complete WTN has no problems', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ vehicle: { ownership: 'THIRDPARTY', plates: 'AA123BB' }, carrier: aCarrier })).toEqual(
    [],
  );
});

test.each<[string, Partial<TransferNote>]>([
  ['vehicle.plates required', { vehicle: { ownership: 'OWNER', plates: '' } }],
  ['vehicle.plates plate', { vehicle: { ownership: 'OWNER', plates: 'AA 123' } }],
  ['vehicle.plates plate', { vehicle: { ownership: 'OWNER', plates: 'AA-123-BB' } }],
  ['vehicle.plates plate', { vehicle: { ownership: 'OWNER', plates: 'A'.repeat(30) } }],
  ['carrier carrier-needed', { vehicle: { ownership: 'THIRDPARTY', plates: 'AA123BB' } }],
  ['carrier.idNumber required', { carrier: { ...aCarrier, idNumber: '' } }],
  ['carrier.idNumber nuis', { carrier: { ...aCarrier, idNumber: '123' } }],
  ['carrier.idNumber national-id', { carrier: { ...aCarrier, idType: 'ID', idNumber: 'L914' } }],
  ['carrier.name required', { carrier: { ...aCarrier, name: ' ' } }],
  ['start.address required', { start: { ...aNote.start, address: '' } }],
  ['destination.city too-long', { destination: { ...aNote.destination, city: 'q'.repeat(101) } }],
  ['start.at start-before-issue', { start: { ...aNote.start, at: after(-1.01) } }],
  ['destination.at arrival-before-start', { destination: { ...aNote.destination, at: after(-0.1) } }],
  ['destination.at too-far-ahead', { destination: { ...aNote.destination, at: after(31 * 24) } }],
  ['packageCount positive', { packageCount: 0 }],
  ['packageCount whole-number', { packageCount: 1.5 }],
  ['valueOfGoods not-negative', { valueOfGoods: asMoney(-1n) }],
  ['lines required', { lines: [] }],
  ['lines too-large', { lines: Array.from({ length: noteLinesMax + 1 }, () => aLine) }],
])('an accompanying invoice has the problem %s', (problem, changes) => {
  expect(problemsOf(changes)).toEqual([problem]);
});

test('a departure more than 30 days ahead is refused', () => {
  const start = { ...aNote.start, at: after(31 * 24) };
  expect(problemsOf({ start, destination: { ...aNote.destination, at: after(31 * 24) } })).toEqual([
    'start.at too-far-ahead',
  ]);
});

test('a departure up to an hour before the issue of the WTN is accepted', () => {
  expect(problemsOf({ start: { ...aNote.start, at: after(-1) } })).toEqual([]);
});

test('an arrival at the moment of departure is accepted', () => {
  expect(problemsOf({ destination: { ...aNote.destination, at: aNote.start.at } })).toEqual([]);
});

test('a transfer must end at another place than it starts, and a door-to-door sale may end where it starts', () => {
  const start = { ...aNote.start, point: 'STORE' as const };
  const destination = { ...start, address: 'rr. e kavajës 10 ', at: after(2) };
  expect(problemsOf({ start, destination })).toEqual(['destination.address same-place']);
  expect(problemsOf({ start, destination, transaction: 'DOOR' })).toEqual([]);
  expect(problemsOf({ start, destination: { ...destination, point: 'WAREHOUSE' } })).toEqual([]);
});

test('the kind WTN allows only the transactions TRANSFER and DOOR, and the kind SALE only SALES and EXAMINATION', () => {
  expect(transactionsOfKind('WTN')).toEqual(['TRANSFER', 'DOOR']);
  expect(transactionsOfKind('SALE')).toEqual(['SALES', 'EXAMINATION']);
  for (const transaction of noteTransactionCodes)
    for (const kind of ['WTN', 'SALE'] as const)
      expect(problemsOf({ kind, transaction })).toEqual(
        transactionsOfKind(kind).includes(transaction) ? [] : ['transaction choice'],
      );
});

test.each<[string, Partial<NoteLine>]>([
  ['name required', { name: '' }],
  ['name too-long', { name: 'q'.repeat(201) }],
  ['code too-long', { code: 'q'.repeat(51) }],
  ['unit required', { unit: ' ' }],
  ['quantity positive', { quantity: asQuantity(0n) }],
  ['quantity positive', { quantity: asQuantity(-1n) }],
])('a line problem is reported with its index: %s', (problem, changes) => {
  expect(ofLine(changes)).toEqual([`lines.1.${problem}`]);
});

test('plates are normalized to capitals without spaces, and other characters or more than 29 make them invalid', () => {
  expect(canonicalPlates(' aa 123 bb ')).toBe('AA123BB');
  expect(arePlates('A'.repeat(29))).toBe(true);
  for (const wrong of ['AA-123-BB', 'AA_1', 'A'.repeat(30)]) expect(arePlates(wrong)).toBe(false);
});
