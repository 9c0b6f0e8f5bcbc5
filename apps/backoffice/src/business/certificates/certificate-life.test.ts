import { expect, test } from 'vitest';
import { certificateLife } from './certificate-life.ts';

const year = { notBefore: '2026-01-01T00:00:00Z', notAfter: '2026-12-31T00:00:00Z' };

test.each([
  ['2025-06-01T00:00:00Z', 0],
  ['2026-01-01T00:00:00Z', 0],
  ['2026-07-02T00:00:00Z', 0.5],
  ['2026-12-31T00:00:00Z', 1],
  ['2027-03-01T00:00:00Z', 1],
])('on %s the fraction %f of the validity has passed', (now, today) => {
  expect(certificateLife(year, new Date(now)).today).toBeCloseTo(today, 5);
});

test('the renewal period is the last thirty days, or the whole validity if it is shorter', () => {
  expect(certificateLife(year, new Date()).lastDays).toBeCloseTo(334 / 364, 5);
  const short = { notBefore: '2026-01-01T00:00:00Z', notAfter: '2026-01-11T00:00:00Z' };
  expect(certificateLife(short, new Date()).lastDays).toBe(0);
});
