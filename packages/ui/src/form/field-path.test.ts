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
])('the value at the path %s is %s', (path, value) => {
  expect(valueAt(transfer, path)).toBe(value);
});

test('withValueAt replaces only the value at the path, and does not change the original object', () => {
  const changed = withValueAt(transfer, 'lines.1.quantity', '9.000');
  expect(changed.lines.map(({ quantity }) => quantity)).toEqual(['1.000', '9.000']);
  expect(changed.lines[0]).toBe(transfer.lines[0]);
  expect(changed.from).toBe(transfer.from);
  expect(transfer.lines[1]?.quantity).toBe('2.000');
});

test('withValueAt returns a list if it replaces a value inside a list', () => {
  expect(Array.isArray(withValueAt(transfer, 'lines.0.article', 'Çaj').lines)).toBe(true);
});

test('paths and the values at them have precise types', () => {
  expectTypeOf<'lines.0.quantity'>().toExtend<PathOf<Transfer>>();
  expectTypeOf<'lines.0.price'>().not.toExtend<PathOf<Transfer>>();
  expectTypeOf<ValueAt<Transfer, 'from.warehouse'>>().toEqualTypeOf<string | null>();
  expectTypeOf<ValueAt<Transfer, 'lines.3.article'>>().toEqualTypeOf<string>();
});
