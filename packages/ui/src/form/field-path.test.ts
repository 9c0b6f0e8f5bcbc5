import { expect, expectTypeOf, test } from 'vitest';
import { valueAt, withValueAt, type PathOf, type ValueAt } from './field-path.ts';

interface Transfer {
  note: string;
  from: { warehouse: string | null };
  lines: { article: string; quantity: string }[];
}

const transfer: Transfer = {
  note: 'nesër',
  from: { warehouse: null },
  lines: [
    { article: 'Kafe', quantity: '1.000' },
    { article: 'Sheqer', quantity: '2.000' },
  ],
};

test.each([
  ['note', 'nesër'],
  ['from.warehouse', null],
  ['lines.1.quantity', '2.000'],
  ['lines.7.quantity', undefined],
  ['note.deeper', undefined],
])('the value at %s is %s', (path, value) => {
  expect(valueAt(transfer, path)).toBe(value);
});

test('replacing a value changes only that one and does not mutate the original', () => {
  const changed = withValueAt(transfer, 'lines.1.quantity', '9.000');
  expect(changed.lines.map(({ quantity }) => quantity)).toEqual(['1.000', '9.000']);
  expect(changed.lines[0]).toBe(transfer.lines[0]);
  expect(changed.from).toBe(transfer.from);
  expect(transfer.lines[1]?.quantity).toBe('2.000');
});

test('replacing a value in a list returns a list', () => {
  expect(Array.isArray(withValueAt(transfer, 'lines.0.article', 'Çaj').lines)).toBe(true);
});

test('paths and their values are typed', () => {
  expectTypeOf<'lines.0.quantity'>().toExtend<PathOf<Transfer>>();
  expectTypeOf<'lines.0.price'>().not.toExtend<PathOf<Transfer>>();
  expectTypeOf<ValueAt<Transfer, 'from.warehouse'>>().toEqualTypeOf<string | null>();
  expectTypeOf<ValueAt<Transfer, 'lines.3.article'>>().toEqualTypeOf<string>();
});
