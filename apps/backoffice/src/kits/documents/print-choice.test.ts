import { papers } from '@tezga/contract';
import { expect, test } from 'vitest';
import { pageWidthOf } from './print-choice.ts';

test('a narrow roll is drawn narrower than a wide one, and a sheet takes the room there is', () => {
  expect(papers.map(pageWidthOf)).toEqual([undefined, 368, 267]);
});
