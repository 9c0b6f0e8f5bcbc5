import { expect, test } from 'vitest';
import { knownDeadlines } from './known-deadlines.ts';

const none = { nearCount: 0, missedCount: 0, seenCount: 0 };
const near = { ...none, nearCount: 2 };

test('the deadlines are complete if only kinds of documents that the user may not read are missing', () => {
  expect(knownDeadlines({ invoice: near, wtn: null, deposit: null })).toEqual({
    deadlines: { invoice: near, wtn: none, deposit: none },
    isWhole: true,
  });
});

test('without a reply for one kind of document, the deadlines are incomplete, and those of the other kinds are shown', () => {
  expect(knownDeadlines({ invoice: near, wtn: undefined, deposit: none })).toEqual({
    deadlines: { invoice: near, wtn: none, deposit: none },
    isWhole: false,
  });
});
