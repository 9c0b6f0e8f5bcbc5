import { expect, test } from 'vitest';
import { mayAnswer, refusalEndsAt, statusNow } from './einvoice-status.ts';

const delivered = { status: 'DELIVERED', receivedAt: new Date('2026-11-16T10:00:00Z') } as const;

test.each([
  ['2026-12-10T22:59:59Z', 'DELIVERED'],
  ['2026-12-10T23:00:00Z', 'ACCEPTED'],
])('at %s an unanswered e-invoice has the status %s', (now, status) => {
  expect(statusNow(delivered, new Date(now))).toBe(status);
});

test('the refusal period of an e-invoice from December ends in January, counted in Tirana days', () => {
  expect(refusalEndsAt(new Date('2026-12-31T22:30:00Z')).toISOString()).toBe('2027-01-10T23:00:00.000Z');
  // In Tirana the new year has already begun.
  expect(refusalEndsAt(new Date('2026-12-31T23:30:00Z')).toISOString()).toBe('2027-02-10T23:00:00.000Z');
});

test('the buyer may repeat an acceptance or refusal, but not change it', () => {
  const now = new Date('2026-11-17T10:00:00Z');
  const refused = { ...delivered, status: 'REFUSED' } as const;
  expect(mayAnswer(delivered, 'REFUSED', now)).toBe(true);
  expect(mayAnswer(refused, 'REFUSED', now)).toBe(true);
  expect(mayAnswer(refused, 'ACCEPTED', now)).toBe(false);
  expect(mayAnswer(delivered, 'REFUSED', new Date('2026-12-11T10:00:00Z'))).toBe(false);
  expect(mayAnswer({ ...delivered, status: 'PAID' }, 'REFUSED', now)).toBe(false);
});
