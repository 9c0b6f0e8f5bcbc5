import { papers } from '@tezga/contract';
import { expect, test } from 'vitest';
import { pageWidthOf } from './print-choice.ts';

test('the print preview of a narrow paper roll is narrower than that of a wide roll, and A4 has no fixed width', () => {
  expect(papers.map(pageWidthOf)).toEqual([undefined, 368, 267]);
});
