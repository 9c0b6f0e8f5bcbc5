import { expect, test } from 'vitest';
import { Refused } from '../soap/index.ts';
import { checkMoment } from './time-windows.ts';

type Reason = 'NOINTERNET' | 'BOUNDBOOK' | 'SERVICE' | 'TECHNICALERROR' | undefined;

const isTaken = (moment: string, reason: Reason, sent: string): boolean => {
  const header = { UUID: '', SendDateTime: sent, SubseqDelivType: reason };
  try {
    checkMoment('x', moment, header, new Date(sent));
    return true;
  } catch (error) {
    if (error instanceof Refused && error.code === '11') return false;
    throw error;
  }
};

test.each<[string, Reason, string, string, boolean]>([
  ['on time', undefined, '2026-11-16T11:00:00+01:00', '2026-11-16T11:00:00+01:00', true],
  ['on time, with another offset', undefined, '2026-11-16T10:00:00Z', '2026-11-16T11:00:00+01:00', true],
  [
    'a second late without a reason',
    undefined,
    '2026-11-16T10:59:59+01:00',
    '2026-11-16T11:00:00+01:00',
    false,
  ],
  ['in the future', undefined, '2026-11-16T11:00:01+01:00', '2026-11-16T11:00:00+01:00', false],
  ['in the future with a reason', 'SERVICE', '2026-11-16T11:00:01+01:00', '2026-11-16T11:00:00+01:00', false],
  ['48 hours', 'SERVICE', '2026-11-14T11:00:00+01:00', '2026-11-16T11:00:00+01:00', true],
  ['48 hours and a second', 'SERVICE', '2026-11-14T10:59:59+01:00', '2026-11-16T11:00:00+01:00', false],
  ['48 hours', 'TECHNICALERROR', '2026-11-14T11:00:00+01:00', '2026-11-16T11:00:00+01:00', true],
  ['three days', 'TECHNICALERROR', '2026-11-13T11:00:00+01:00', '2026-11-16T11:00:00+01:00', false],
  ['11 days', 'BOUNDBOOK', '2026-11-05T11:00:00+01:00', '2026-11-16T11:00:00+01:00', true],
  ['11 days and a second', 'BOUNDBOOK', '2026-11-05T10:59:59+01:00', '2026-11-16T11:00:00+01:00', false],
  ['this month', 'NOINTERNET', '2026-11-01T00:00:00+01:00', '2026-11-30T23:59:59+01:00', true],
  ['last month, on the 10th', 'NOINTERNET', '2026-10-01T00:00:00+02:00', '2026-11-10T23:59:59+01:00', true],
  ['last month, on the 11th', 'NOINTERNET', '2026-10-31T23:59:59+01:00', '2026-11-11T00:00:00+01:00', false],
  ['over the new year', 'NOINTERNET', '2025-12-31T12:00:00+01:00', '2026-01-10T12:00:00+01:00', true],
  ['two months ago', 'NOINTERNET', '2026-09-30T23:59:59+02:00', '2026-11-05T12:00:00+01:00', false],
  [
    'the Tirana month counts, not the UTC month',
    'NOINTERNET',
    '2026-09-30T22:00:00Z',
    '2026-11-05T12:00:00+01:00',
    true,
  ],
])('%s (%s): a document issued %s and sent %s is accepted: %s', (_what, reason, moment, sent, expected) => {
  expect(isTaken(moment, reason, sent)).toBe(expected);
});
