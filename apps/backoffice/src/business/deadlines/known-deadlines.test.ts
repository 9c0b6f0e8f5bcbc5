import { expect, test } from 'vitest';
import { knownDeadlines } from './known-deadlines.ts';

const none = { nearCount: 0, missedCount: 0, seenCount: 0 };
const near = { ...none, nearCount: 2 };

test('what one may not see lacks nobody', () => {
  expect(knownDeadlines({ invoice: near, wtn: null, deposit: null })).toEqual({
    deadlines: { invoice: near, wtn: none, deposit: none },
    isWhole: true,
  });
});

test('what was not answered is not "none", and hides nothing of what was', () => {
  expect(knownDeadlines({ invoice: near, wtn: undefined, deposit: none })).toEqual({
    deadlines: { invoice: near, wtn: none, deposit: none },
    isWhole: false,
  });
});
