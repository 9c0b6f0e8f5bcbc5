import { expect, test } from 'vitest';
import { base32, codeAt, fittingStep, stepOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// The SHA-1 test vectors of RFC 6238, appendix B.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code of the test secret at Unix time %s is %s', (second, code) => {
  expect(codeAt(secret, stepOf(new Date(second * 1000)), 8)).toBe(code);
});

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('a code that is %s time steps from now is accepted: %s', (distance, fits) => {
  const now = new Date('2026-11-18T00:00:10Z');
  const step = stepOf(now) + distance;
  expect(fittingStep(secret, codeAt(secret, step), now)).toBe(fits ? step : null);
});

test('a second-factor code of the wrong length is never accepted', () => {
  expect(fittingStep(secret, '1', new Date(59_000))).toBeNull();
});

// The test vectors of RFC 4648, section 10, without the padding that authenticator apps leave out.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32() encodes %j as %s', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected);
});
