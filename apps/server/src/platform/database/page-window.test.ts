import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

const numbers = Array.from({ length: 47 }, (_unused, index) => index);

test('every page is what a plain cut of the whole would be, and no page skips more than half', () => {
  for (const perPage of [1, 7, 15, 47, 100]) {
    for (let page = 1; page <= 50; page += 1) {
      const { offset, limit, isFromEnd } = pageWindow({ page, perPage }, numbers.length);
      const walked = isFromEnd ? numbers.toReversed() : numbers;
      const taken = limit === 0 ? [] : walked.slice(offset, offset + limit);
      const expected = numbers.slice((page - 1) * perPage, page * perPage);
      expect(isFromEnd ? taken.toReversed() : taken).toEqual(expected);
      expect(limit === 0 ? 0 : offset).toBeLessThanOrEqual(numbers.length / 2);
    }
  }
});
