import { asMoney, asQuantity, type Money, type Quantity } from '@tezga/domain';
import { expect, test } from 'vitest';
import {
  amountColumn,
  codeColumn,
  countColumn,
  dateColumn,
  dayColumn,
  nameColumn,
  quantityColumn,
  statusColumn,
  textColumn,
} from './column-builders.tsx';

interface Row {
  readonly value: string | null;
}
interface Sold {
  readonly quantity: Quantity | null;
}
const valueOf = ({ value }: Row) => value;

test('a text column shows a dash and exports nothing if there is no text', () => {
  const column = textColumn('town', 'Qyteti', 100, valueOf, { sortable: true });
  expect(column).toMatchObject({ id: 'town', header: 'Qyteti', width: 100, sortable: true });
  expect([column.cell({ value: 'Berat' }), column.text({ value: 'Berat' })]).toEqual(['Berat', 'Berat']);
  expect([column.cell({ value: '' }), column.text({ value: '' })]).toEqual(['–', null]);
});

test('a name column cannot be hidden and is the title of its card by default', () => {
  const name = { sortable: true, strong: true, hideable: false, card: 'title' };
  expect(nameColumn('name', 'Emri', 200, valueOf)).toMatchObject(name);
  expect(nameColumn('name', 'Emri', 200, valueOf, { sortable: false })).toMatchObject({
    ...name,
    sortable: false,
  });
});

test('a code column exports nothing if there is no code', () => {
  const column = codeColumn('sku', 'Kodi', 90, valueOf);
  expect([column.text({ value: 'K1' }), column.text({ value: null })]).toEqual(['K1', null]);
});

test('a date column exports a moment, or nothing without a date', () => {
  const column = dateColumn('at', 'Data', 90, valueOf, { dateOnly: true });
  expect(column.text({ value: '2026-11-18T08:00:00.000Z' })).toEqual(new Date('2026-11-18T08:00:00.000Z'));
  expect(column.text({ value: null })).toBeNull();
});

test('an amount column exports hundredths of a lek and shows ALL in its header', () => {
  const column = amountColumn('total', 'Totali', 90, ({ total }: { total: Money }) => total);
  expect(column).toMatchObject({ unit: 'ALL', align: 'right' });
  expect(column.text({ total: asMoney(1250n) })).toBe(1250n);
});

test('the header of an amount column does not show ALL if each row has its own currency', () => {
  const currency = { header: 'Monedha', of: () => 'EUR' };
  const column = amountColumn('total', 'Totali', 90, ({ total }: { total: Money }) => total, { currency });
  expect(column.unit).toBeUndefined();
  expect(column.text({ total: asMoney(1250n) })).toBe(1250n);
});

test('a quantity column exports thousandths, and nothing if there is no quantity', () => {
  const column = quantityColumn('quantity', 'Sasia', 90, (row: Sold) => row.quantity, { unit: 'kg' });
  expect(column).toMatchObject({ unit: 'kg', align: 'right', decimals: 3 });
  expect([column.text({ quantity: asQuantity(1500n) }), column.text({ quantity: null })]).toEqual([
    1500n,
    null,
  ]);
});

test('a count column has no decimals', () => {
  const column = countColumn('lines', 'Rreshta', 70, ({ lines }: { lines: number }) => lines);
  expect([column.cell({ lines: 12 }), column.text({ lines: 12 }), column.decimals]).toEqual(['12', 12, 0]);
});

test('a status column exports the word of the state and is shown as the badge of a card', () => {
  const states = { pending: 'Në pritje' } as Parameters<typeof statusColumn>[3];
  const column = statusColumn('state', 'Gjendja', 116, states, () => 'pending');
  expect([column.text({}), column.card]).toEqual(['Në pritje', 'badge']);
});

test('a date column that groups cards shows only the time on a card, or nothing for a day without a time', () => {
  const moment = dateColumn('at', 'Data', 90, valueOf, { groupsCards: true });
  expect(moment.cardCell?.({ value: '2026-11-18T08:00:00.000Z' })).toBe('09:00');
  const day = dayColumn('on', 'Data', 90, valueOf, { groupsCards: true });
  expect(day.cardCell?.({ value: '2026-11-18' })).toBeNull();
  expect(day.text({ value: '2026-11-18' })).toEqual(new Date('2026-11-18T12:00:00Z'));
});
