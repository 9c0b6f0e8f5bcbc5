import { expect, test } from 'vitest';
import { canonicalSimSerial, isSimSerial } from './sim-articles.ts';

test.each([
  ['a serial with spaces', '8935 5010 1234 5678 901', true],
  ['a serial of 18 digits', '893550101234567890', true],
  ['a serial that is too short', '8935501012345678', false],
  ['a serial that is too long', '893550101234567890123', false],
  ['a phone number', '00355691234567890123', false],
  ['letters', '89355010123456789OI', false],
])('isSimSerial for %s (%j) returns %s', (_what, typed, expected) => {
  expect(isSimSerial(canonicalSimSerial(typed))).toBe(expected);
});
