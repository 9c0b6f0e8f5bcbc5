import { expect, test } from 'vitest';
import { mergeFresh } from './merge-fresh.ts';

const begun = { name: 'Kafe', price: 100, shops: [1] };

test('fields changed in the form stay, all others are updated from the server', () => {
  const mine = { ...begun, price: 120 };
  const fresh = { ...begun, name: 'Kafe ekspres', shops: [1, 2] };
  expect(mergeFresh(begun, mine, fresh)).toEqual({ name: 'Kafe ekspres', price: 120, shops: [1, 2] });
});

test('a list changed in the form stays as it is and is not merged item by item', () => {
  const mine = { ...begun, shops: [3] };
  expect(mergeFresh(begun, mine, { ...begun, shops: [1, 2] })).toEqual({ ...begun, shops: [3] });
});
