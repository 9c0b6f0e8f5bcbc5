import { expect, test } from 'vitest';
import { certificateOutcomes, checkCertificate } from './check-certificate.ts';

const facts = {
  notBefore: new Date('2026-01-01T00:00:00Z'),
  notAfter: new Date('2027-01-01T00:00:00Z'),
  environment: 'test',
  nuis: 'L01714012M',
} as const;
const at = (now: string, use = {}) =>
  checkCertificate(facts, { now: new Date(now), environment: 'test', nuis: 'L01714012M', ...use });

test.each([
  ['2025-12-31T23:59:59Z', 'not-yet-valid', 365],
  ['2026-01-01T00:00:00Z', 'good', 365],
  // Tirana is an hour ahead in winter, so its days begin at 23 hours.
  ['2026-12-02T22:59:59Z', 'good', 30],
  ['2026-12-02T23:00:00Z', 'expires-soon', 29],
  ['2026-12-30T22:59:59Z', 'expires-soon', 2],
  ['2026-12-30T23:00:00Z', 'expires-soon', 1],
  ['2026-12-31T22:59:59Z', 'expires-soon', 1],
  ['2026-12-31T23:00:00Z', 'expires-soon', 0],
  ['2027-01-01T00:00:00Z', 'expires-soon', 0],
  ['2027-01-01T00:00:01Z', 'expired', 0],
  ['2027-01-01T23:00:00Z', 'expired', -1],
] as const)('at %s it is %s with %i days left', (now, outcome, daysLeft) => {
  expect(at(now)).toEqual({ outcome, daysLeft });
});

const until = (notAfter: string, now: string) =>
  checkCertificate(
    { ...facts, notAfter: new Date(notAfter) },
    { now: new Date(now), environment: 'test', nuis: null },
  ).daysLeft;

test('a day that the clock makes an hour shorter is a day, and one that never ends can be counted', () => {
  expect(until('2026-03-29T21:30:00Z', '2026-03-28T23:30:00Z')).toBe(0);
  expect(until('2026-03-29T22:30:00Z', '2026-03-28T23:30:00Z')).toBe(1);
  expect(until('9999-12-31T23:59:59Z', '2026-06-01T00:00:00Z')).toBeGreaterThan(2_900_000);
});

test('one for the other environment is refused, also shortly before its end', () => {
  expect(at('2026-06-01T00:00:00Z', { environment: 'production' }).outcome).toBe('wrong-environment');
  expect(at('2026-12-20T00:00:00Z', { environment: 'production' }).outcome).toBe('wrong-environment');
  expect(at('2027-06-01T00:00:00Z', { environment: 'production' }).outcome).toBe('expired');
});

test('one of another business is refused, unless any will do', () => {
  expect(at('2026-06-01T00:00:00Z', { nuis: 'K11111111A' }).outcome).toBe('other-business');
  expect(at('2026-06-01T00:00:00Z', { nuis: 'l01714012m' }).outcome).toBe('good');
  expect(at('2026-06-01T00:00:00Z', { nuis: null }).outcome).toBe('good');
});

test('support is asked for only where the owner can do nothing', () => {
  expect(certificateOutcomes).toMatchObject({
    'not-yet-valid': { severity: 'error', contactsSupport: true },
    expired: { severity: 'error', contactsSupport: true },
    'expires-soon': { severity: 'warning', contactsSupport: false },
  });
});
