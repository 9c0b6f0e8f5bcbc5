import { expect, test } from 'vitest';
import { amountColumn, codeColumn, dateColumn, nameColumn, textColumn } from './column-builders.tsx';

interface Row {
  readonly value: string | null;
}
const valueOf = ({ value }: Row) => value;

test('a text column shows a dash and exports nothing where there is no text', () => {
  const column = textColumn('town', 'Qyteti', 100, valueOf, { sortable: true });
  expect(column).toMatchObject({ id: 'town', header: 'Qyteti', width: 100, sortable: true });
  expect([column.cell({ value: 'Berat' }), column.text({ value: 'Berat' })]).toEqual(['Berat', 'Berat']);
  expect([column.cell({ value: '' }), column.text({ value: '' })]).toEqual(['–', null]);
});

test('a name column is always shown and is the title of its card unless its options say otherwise', () => {
  const name = { sortable: true, strong: true, hideable: false, card: 'title' };
  expect(nameColumn('name', 'Emri', 200, valueOf)).toMatchObject(name);
  expect(nameColumn('name', 'Emri', 200, valueOf, { sortable: false })).toMatchObject({
    ...name,
    sortable: false,
  });
});

test('a code column exports nothing where there is no code', () => {
  const column = codeColumn('sku', 'Kodi', 90, valueOf);
  expect([column.text({ value: 'K1' }), column.text({ value: null })]).toEqual(['K1', null]);
});

test('a date column exports a moment, and nothing where there is none', () => {
  const column = dateColumn('at', 'Data', 90, valueOf, { dateOnly: true });
  expect(column.text({ value: '2026-11-18T08:00:00.000Z' })).toEqual(new Date('2026-11-18T08:00:00.000Z'));
  expect(column.text({ value: null })).toBeNull();
});

test('an amount column exports hundredths of a lek and says the currency in its head', () => {
  const column = amountColumn('total', 'Totali', 90, ({ total }: { total: number }) => total);
  expect(column).toMatchObject({ unit: 'ALL', align: 'right' });
  expect(column.text({ total: 12.5 })).toBe(1250n);
});
