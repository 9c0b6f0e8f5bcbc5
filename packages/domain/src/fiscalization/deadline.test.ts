import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tiranaDay } from '../tirana-time.ts';
import { deadlineClock, deadlineOf, type DeadlineState } from './deadline.ts';
import { lateReasons, type FiscalDocument } from './late-delivery.ts';

const made = (at: string, changes: Partial<FiscalDocument> = {}): FiscalDocument => ({
  madeAt: new Date(at),
  lateReason: null,
  ...changes,
});
const byHand = { lateReason: 'BOUNDBOOK' } as const;
const offline = { lateReason: 'NOINTERNET' } as const;

test.each<[string, string, Partial<FiscalDocument>, string]>([
  ['two days', '2026-11-15T12:00:00.900Z', {}, '2026-11-17T12:00:00.000Z'],
  ['two days over the new year', '2026-12-31T22:30:00Z', {}, '2027-01-02T22:30:00.000Z'],
  ['48 hours into summer time', '2026-03-28T12:00:00Z', {}, '2026-03-30T12:00:00.000Z'],
  ['48 hours out of summer time', '2026-10-24T12:00:00Z', {}, '2026-10-26T12:00:00.000Z'],
  ['eleven days, from the bound book', '2026-02-20T08:00:00Z', byHand, '2026-03-03T08:00:00.000Z'],
  [
    'two days, with the reason of a technical error',
    '2026-02-20T08:00:00Z',
    { lateReason: 'TECHNICALERROR' },
    '2026-02-22T08:00:00.000Z',
  ],
  ['through the tenth of next month, offline', '2026-11-01T00:00:00Z', offline, '2026-12-10T23:00:00.000Z'],
  ['the last moment of a month, offline', '2026-11-30T22:59:59Z', offline, '2026-12-10T23:00:00.000Z'],
  ['the first moment of a month, offline', '2026-11-30T23:00:00Z', offline, '2027-01-10T23:00:00.000Z'],
  ['the last moment of a year, offline', '2026-12-31T22:59:59Z', offline, '2027-01-10T23:00:00.000Z'],
  ['a month that ends in summer time, offline', '2026-03-31T21:59:59Z', offline, '2026-04-10T22:00:00.000Z'],
  ['a month that ends in winter time, offline', '2026-10-31T22:59:59Z', offline, '2026-11-10T23:00:00.000Z'],
  ['July in Tirana but June in UTC, offline', '2026-06-30T22:00:00Z', offline, '2026-08-10T22:00:00.000Z'],
])('%s: a document made at %s with %j has the deadline %s', (_name, at, changes, deadline) => {
  expect(deadlineOf(made(at, changes)).toISOString()).toBe(deadline);
});

test.each<[string, number, DeadlineState]>([
  ['2026-11-15T12:00:00Z', 48, 'in-time'],
  ['2026-11-15T12:00:01Z', 47, 'in-time'],
  ['2026-11-17T00:00:00Z', 12, 'in-time'],
  ['2026-11-17T00:00:00.001Z', 11, 'near'],
  ['2026-11-17T11:59:59.999Z', 0, 'near'],
  ['2026-11-17T12:00:00Z', 0, 'missed'],
  ['2026-12-17T12:00:00Z', 0, 'missed'],
])('at %s there are %s hours left and the state is %s', (now, hoursLeft, state) => {
  expect(deadlineClock(made('2026-11-15T12:00:00Z'), new Date(now))).toEqual({
    deadline: new Date('2026-11-17T12:00:00Z'),
    hoursLeft,
    state,
  });
});

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** A second implementation of the rule of the tax authority, by elapsed hours or by calendar months. */
function isTaken({ madeAt, lateReason }: FiscalDocument, at: Date): boolean {
  if (lateReason === 'NOINTERNET') {
    const monthsAgo = monthOf(tiranaDay(at)) - monthOf(tiranaDay(madeAt));
    return monthsAgo <= 0 || (monthsAgo === 1 && Number(tiranaDay(at).slice(8)) <= 10);
  }
  const documentTimeMs = Math.floor(madeAt.getTime() / 1000) * 1000;
  return at.getTime() - documentTimeMs <= (lateReason === 'BOUNDBOOK' ? 264 : 48) * 3_600_000;
}

test('the tax authority accepts a document just before the deadline and refuses it a second later', () => {
  const document = fc.record<FiscalDocument>({
    madeAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
    lateReason: fc.constantFrom(null, ...lateReasons),
  });
  fc.assert(
    fc.property(document, (random) => {
      const deadline = deadlineOf(random).getTime();
      expect(isTaken(random, new Date(deadline - 1))).toBe(true);
      expect(isTaken(random, new Date(deadline + 1000))).toBe(false);
    }),
    { numRuns: 300 },
  );
});
