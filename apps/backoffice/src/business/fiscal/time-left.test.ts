import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import { timeLeftTone, timeLeftWords } from './time-left.ts';

test.each([
  [{ hoursLeft: 30, deadlineState: 'in-time' }, 'edhe 30 orë', 'off'],
  [{ hoursLeft: 1, deadlineState: 'near' }, 'edhe 1 orë', 'bad'],
  [{ hoursLeft: 0, deadlineState: 'near' }, 'më pak se 1 orë', 'bad'],
  [{ hoursLeft: 0, deadlineState: 'missed' }, 'afati kaloi', 'bad'],
] as const)('the time left %o is shown as %s', (clock, words, tone) => {
  expect(timeLeftWords(sq.sales.waiting, clock)).toBe(words);
  expect(timeLeftTone(clock)).toBe(tone);
});
