import { decoded, figure } from '@tezga/contract';
import { defaultTableState } from '@tezga/ui';
import { expect, test } from 'vitest';
import { ordersPage, ordersRequest, placeOf } from './orders-page.ts';
import type { OpenOrder } from './queries.ts';

const anOrder = (totalPrice: number, issueDateTime: string, notes = '') =>
  ({ totalPrice: decoded(figure.money, totalPrice), issueDateTime, notes, buyer: null }) as OpenOrder;

const orders = [
  anOrder(120, '2026-11-16T10:00:00Z', 'Tavolina 4'),
  anOrder(99.99, '2026-11-16T09:00:00Z', 'Tavolina 2'),
  anOrder(0.01, '2026-11-15T09:00:00Z'),
];

test('rows stay in the server’s order until a column is sorted', () => {
  const page = ordersPage(orders, { ...defaultTableState, search: 'already applied by the server' });
  expect(page).toMatchObject({ rows: orders, total: 3, totals: { total: 22_000n } });
  const sorted = ordersPage(orders, { ...defaultTableState, sort: { column: 'total', direction: 'asc' } });
  expect(sorted.rows.map(({ totalPrice }) => totalPrice)).toEqual([1n, 9_999n, 12_000n]);
});

test('the request contains the period, the till and the search, without empty filters', () => {
  expect(ordersRequest({ search: '', filters: {} })).toEqual({});
  const filters = { date: ['2026-11-01', ''], till: ['t'] };
  expect(ordersRequest({ search: 'Tavolina', filters })).toEqual({
    from: '2026-11-01',
    posId: 't',
    search: 'Tavolina',
  });
});

test('an order is labelled by its table, or else by its buyer', () => {
  const buyer = { name: 'Blerësi' } as OpenOrder['buyer'];
  expect(placeOf({ notes: 'Tavolina 4', buyer })).toBe('Tavolina 4');
  expect(placeOf({ notes: '', buyer })).toBe('Blerësi');
  expect(placeOf({ notes: '', buyer: null })).toBe('');
});
