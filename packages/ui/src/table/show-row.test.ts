import { expect, test } from 'vitest';
import { scrollTopFor } from './show-row.ts';

const view = { rowHeight: 34, scrollTop: 340, viewHeight: 340 };

test.each([
  ['in view', 12, 340],
  ['the first in view', 10, 340],
  ['the last in view', 19, 340],
  ['above', 9, 306],
  ['below', 20, 374],
  ['far above', 0, 0],
])('to show a row that is %s, the list scrolls as little as possible', (_where, index, scrollTop) => {
  expect(scrollTopFor({ ...view, index })).toBe(scrollTop);
});
