import { officialDay } from '../platform/official-time.ts';
import { refuseUnless } from '../soap/index.ts';
import type { RequestHeader } from './messages.ts';

const hourMs = 3_600_000;
/** Maximum delay in hours by late reason. */
const latestHours = { SERVICE: 48, TECHNICALERROR: 48, BOUNDBOOK: 11 * 24 } as const;
/** Last day of a month on which documents of the previous month are accepted from places without internet. */
const lastDayForMonthBefore = 10;

/**
 * Checks the issue time: equal to the send time, or within the window of the late reason. The sender's clock was
 * checked before, so a time after the send time is in the future.
 */
export function checkMoment(path: string, moment: string, header: RequestHeader, receivedAt: Date): void {
  const { SendDateTime, SubseqDelivType: reason } = header;
  const [made, sent] = [Date.parse(moment), Date.parse(SendDateTime)];
  refuseUnless(made <= sent, 11, `${path} is in the future`);
  if (reason === undefined)
    return refuseUnless(made === sent, 11, `${path} must equal SendDateTime unless SubseqDelivType is given`);
  const isInTime =
    reason === 'NOINTERNET'
      ? isInMonth(new Date(made), receivedAt)
      : receivedAt.getTime() - made <= latestHours[reason] * hourMs;
  refuseUnless(isInTime, 11, `${path} is too long ago for ${reason}`);
}

function isInMonth(made: Date, now: Date): boolean {
  const [year = 0, month = 0, day = 0] = officialDay(now).split('-').map(Number);
  const monthsAgo = year * 12 + month - monthNumber(officialDay(made));
  return monthsAgo <= 0 || (monthsAgo === 1 && day <= lastDayForMonthBefore);
}

function monthNumber(tirana: string): number {
  const [year = 0, month = 0] = tirana.split('-').map(Number);
  return year * 12 + month;
}
