import { asMoney } from '@tezga/domain';
import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { missedDocuments, missedPage, notMissed } from './missed-documents.ts';
import type { WaitingInvoice, WaitingNote, WaitingMovement } from '../fiscal/index.ts';

const clock = (deadlineState: 'in-time' | 'near' | 'missed', day: number, isSeen = false) => ({
  deadlineState,
  deadline: `2026-11-${day}T10:00:00.000Z`,
  seen: isSeen ? { at: '2026-11-20T08:00:00.000Z', by: 'Ana Çela' } : null,
});

const invoice = (_id: string, waits: Partial<WaitingInvoice>) =>
  ({
    _id,
    meta: { invoiceNumber: `${_id}/2026`, buyerName: 'Hotel Jonufra' },
    transactionDate: '2026-11-10T10:00:00.000Z',
    totalPrice: 120,
    fault: null,
    ...waits,
  }) as WaitingInvoice;

const note = {
  _id: 'n1',
  wtnNumber: '7/2026',
  startCity: 'Tiranë',
  destinationCity: 'Durrës',
  vehiclePlates: 'AA123BB',
  date: '2026-11-11T10:00:00.000Z',
  valueOfGoods: asMoney(90_000n),
  fault: '41',
  ...clock('missed', 13),
} as WaitingNote;

const deposit = {
  _id: 'd1',
  posName: 'Arka 1',
  employeeName: 'Ben Leka',
  createdAt: '2026-11-12T10:00:00.000Z',
  amount: asMoney(500_000n),
  fault: null,
  ...clock('missed', 14),
} as WaitingMovement;

const invoices = [
  invoice('1', clock('missed', 12)),
  invoice('2', clock('near', 19)),
  invoice('3', clock('missed', 15, true)),
  invoice('4', { deadline: null, deadlineState: null, seen: null }),
];
const all = { invoices, notes: [note, { ...note, _id: 'n2', ...clock('in-time', 20) }], deposits: [deposit] };

test('missed documents of all kinds are in one list, unseen ones first, then the newest', () => {
  expect(missedDocuments(all)?.map(({ kind, number, path }) => [kind, number, path])).toEqual([
    ['deposit', 'Arka 1', '/external-modules/online-cash-register/entry'],
    ['wtn', '7/2026', '/wtn/n1'],
    ['invoice', '1/2026', '/receipts/1'],
    ['invoice', '3/2026', '/receipts/3'],
  ]);
});

test('the list is undefined until all kinds that the user may read are loaded', () => {
  expect(missedDocuments({ ...all, notes: undefined })).toBeUndefined();
  expect(missedDocuments({ ...all, deposits: undefined })).toBeUndefined();
  expect(missedDocuments({ ...all, invoices: undefined })).toBeUndefined();
  expect(missedDocuments({ invoices, notes: null, deposits: null })).toHaveLength(2);
});

test('documents that can still be accepted, or lack only their EIC, are not among the missed documents', () => {
  expect(notMissed(invoices).map(({ _id }) => _id)).toEqual(['2', '4']);
});

test('a search finds missed documents by plate number, and the list can be sorted by amount', () => {
  const documents = missedDocuments(all) ?? [];
  expect(missedPage(documents, { ...defaultTableState, search: 'aa123' }).rows).toMatchObject([
    { _id: 'n1' },
  ]);
  const sort = { column: 'amount', direction: 'desc' } as const;
  expect(missedPage(documents, { ...defaultTableState, sort }).rows[0]).toMatchObject({ _id: 'd1' });
});
