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
  ['2026-12-02T00:00:00Z', 'good', 30],
  ['2026-12-02T00:00:01Z', 'expires-soon', 29],
  ['2027-01-01T00:00:00Z', 'expires-soon', 0],
  ['2027-01-01T00:00:01Z', 'expired', -1],
] as const)('at %s it is %s with %i days left', (now, outcome, daysLeft) => {
  expect(at(now)).toEqual({ outcome, daysLeft });
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
