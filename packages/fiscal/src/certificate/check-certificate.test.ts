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
  // Tirana is UTC+1 in winter, so its days begin at 23:00 UTC.
  ['2026-12-02T22:59:59Z', 'good', 30],
  ['2026-12-02T23:00:00Z', 'expires-soon', 29],
  ['2026-12-30T22:59:59Z', 'expires-soon', 2],
  ['2026-12-30T23:00:00Z', 'expires-soon', 1],
  ['2026-12-31T22:59:59Z', 'expires-soon', 1],
  ['2026-12-31T23:00:00Z', 'expires-soon', 0],
  ['2027-01-01T00:00:00Z', 'expires-soon', 0],
  ['2027-01-01T00:00:01Z', 'expired', 0],
  ['2027-01-01T23:00:00Z', 'expired', -1],
] as const)('at %s the check returns %s with %i days left', (now, outcome, daysLeft) => {
  expect(at(now)).toEqual({ outcome, daysLeft });
});

const until = (notAfter: string, now: string) =>
  checkCertificate(
    { ...facts, notAfter: new Date(notAfter) },
    { now: new Date(now), environment: 'test', nuis: null },
  ).daysLeft;

test('daysLeft counts a day of 23 hours as one day, and is finite for the end date 9999-12-31', () => {
  expect(until('2026-03-29T21:30:00Z', '2026-03-28T23:30:00Z')).toBe(0);
  expect(until('2026-03-29T22:30:00Z', '2026-03-28T23:30:00Z')).toBe(1);
  expect(until('9999-12-31T23:59:59Z', '2026-06-01T00:00:00Z')).toBeGreaterThan(2_900_000);
});

test('a certificate of the wrong environment is refused for this reason, even if it also expires soon', () => {
  expect(at('2026-06-01T00:00:00Z', { environment: 'production' }).outcome).toBe('wrong-environment');
  expect(at('2026-12-20T00:00:00Z', { environment: 'production' }).outcome).toBe('wrong-environment');
  expect(at('2027-06-01T00:00:00Z', { environment: 'production' }).outcome).toBe('expired');
});

test('a certificate of another business is refused unless any business is accepted', () => {
  expect(at('2026-06-01T00:00:00Z', { nuis: 'K11111111A' }).outcome).toBe('other-business');
  expect(at('2026-06-01T00:00:00Z', { nuis: 'l01714012m' }).outcome).toBe('good');
  expect(at('2026-06-01T00:00:00Z', { nuis: null }).outcome).toBe('good');
});

test('the user is sent to support only for problems that the owner cannot solve', () => {
  expect(certificateOutcomes).toMatchObject({
    'not-yet-valid': { severity: 'error', contactsSupport: true },
    expired: { severity: 'error', contactsSupport: true },
    'expires-soon': { severity: 'warning', contactsSupport: false },
  });
});
