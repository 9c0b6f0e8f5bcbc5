import { papers } from '@tezga/contract';
import { expect, test } from 'vitest';
import { pageWidthOf } from './print-choice.ts';

test('a narrow roll is shown narrower than a wide one, and a sheet has no fixed width', () => {
  expect(papers.map(pageWidthOf)).toEqual([undefined, 368, 267]);
});
