import { expect, test } from 'vitest';
import { isMovingKey, nextRowIndex } from './row-navigation.ts';
import type { MovingKey } from './row-navigation.ts';

test.each<[MovingKey, number, number]>([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 3, 4],
  ['ArrowDown', 19, 19],
  ['ArrowUp', -1, 19],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 0],
  ['Home', 7, 0],
  ['End', 7, 19],
  ['PageDown', -1, 9],
  ['PageDown', 3, 12],
  ['PageDown', 15, 19],
  ['PageUp', -1, 11],
  ['PageUp', 12, 3],
  ['PageUp', 4, 0],
])('%s moves from row %i of 20 to row %i if ten rows are in view', (key, from, to) => {
  expect(nextRowIndex(key, from, 20, 10)).toBe(to);
});

test('in an empty table no key moves to a row', () => {
  expect(nextRowIndex('ArrowDown', -1, 0, 10)).toBe(-1);
});

test('ArrowDown, Home and PageUp move between rows; ArrowLeft, Enter and space do not', () => {
  expect(['ArrowDown', 'Home', 'PageUp'].every(isMovingKey)).toBe(true);
  expect(['ArrowLeft', 'Enter', ' ', 'toString'].some(isMovingKey)).toBe(false);
});
