import { contract, decoded } from '@tezga/contract';
import { expect, test } from 'vitest';
import { carrierFor, newNote, noteSchema, transactionFor } from './note-form.ts';
import type { NotePrefill, TransferPrefill } from './queries.ts';

const id = (place: number) => String(place).padStart(24, '0');
const now = new Date('2026-11-16T10:30:40Z');
const shop = { address: 'Rr. e Kavajës 10', city: 'Tiranë' };
const typed = {
  valueOfGoods: 1500,
  lines: [{ articleId: null, name: 'Vaj', code: 'V-1', unit: 'l', quantity: 3 }],
};
const prefill: NotePrefill = decoded(contract.wtn.fromInvoice.output, {
  ...typed,
  invoiceId: id(3),
  invoiceNumber: '7/2026',
  tillId: id(9),
  start: shop,
  destination: { address: 'Rr. e Blerësit 1', city: 'Vlorë' },
  buyerName: 'Blerësi',
});

test('a new accompanying invoice starts now at the shop of the till, without goods', () => {
  const note = newNote({ noteId: id(1), tillId: id(2), shop, invoice: null, transfer: null, now });
  expect(note).toMatchObject({
    tillId: id(2),
    kind: 'WTN',
    transaction: 'TRANSFER',
    start: { ...shop, at: '2026-11-16T10:30:00.000Z' },
    destination: { at: '2026-11-16T11:30:00.000Z' },
    lines: [],
    invoiceId: null,
  });
});

test('an accompanying invoice filled from a sales invoice is valid once the plates are typed', () => {
  const note = newNote({
    noteId: id(1),
    tillId: id(2),
    shop: undefined,
    invoice: prefill,
    transfer: null,
    now,
  });
  expect(note).toMatchObject({
    tillId: id(9),
    kind: 'SALE',
    transaction: 'SALES',
    destination: prefill.destination,
    ...typed,
    invoiceId: id(3),
  });
  expect(noteSchema.safeParse({ ...note, vehicle: { plates: 'AA 123 BB' } }).success).toBe(true);
  for (const plates of ['AA-123-BB', 'A'.repeat(30)])
    expect(noteSchema.safeParse({ ...note, vehicle: { plates } }).success).toBe(false);
});

test('an accompanying invoice filled from a transfer is complete, with the vehicle of the last accompanying invoice', () => {
  const transfer: TransferPrefill = decoded(contract.wtn.fromTransfer.output, {
    ...typed,
    transferId: id(4),
    transferNumber: 'FT-1/2026',
    isFirst: false,
    tillId: null,
    start: { ...shop, point: 'STORE' },
    destination: { address: 'Rr. e Depos 1', city: 'Durrës', point: 'WAREHOUSE' },
    vehicle: { ownership: 'THIRDPARTY', plates: 'AA123BB' },
    carrier: { idType: 'NUIS', idNumber: 'L91412709B', name: 'Drini', address: '', town: 'Tiranë' },
  });
  const note = newNote({ noteId: id(1), tillId: id(2), shop: undefined, invoice: null, transfer, now });
  expect(note).toMatchObject({
    tillId: id(2),
    kind: 'WTN',
    transaction: 'TRANSFER',
    vehicle: { ownership: 'THIRDPARTY', plates: 'AA123BB' },
    carrier: { name: 'Drini' },
    start: { point: 'STORE', ...shop },
    destination: { point: 'WAREHOUSE', city: 'Durrës' },
    ...typed,
    transferId: id(4),
    invoiceId: null,
  });
  expect(noteSchema.safeParse(note).success).toBe(true);
});

test('a transaction type that does not fit the kind is replaced by the default of the kind', () => {
  expect(transactionFor('SALE', 'DOOR')).toBe('SALES');
  expect(transactionFor('SALE', 'EXAMINATION')).toBe('EXAMINATION');
  expect(transactionFor('WTN', 'SALES')).toBe('TRANSFER');
});

test('an own vehicle has no carrier; a third-party vehicle has an empty carrier or the one that was already typed', () => {
  expect(carrierFor('OWNER', null)).toBeNull();
  const carrier = carrierFor('THIRDPARTY', null);
  expect(carrier).toMatchObject({ idType: 'NUIS', name: '' });
  const known = { idType: 'ID', name: 'Ana' } as const;
  expect(carrierFor('THIRDPARTY', known)).toBe(known);
});
