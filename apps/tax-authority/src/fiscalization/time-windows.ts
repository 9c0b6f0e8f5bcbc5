import { officialDay } from '../platform/official-time.ts';
import { refuseUnless } from '../soap/index.ts';
import type { RequestHeader } from './messages.ts';

const hourMs = 3_600_000;
/** How long after its time a document may still come, by the reason it is late. */
const latestHours = { SERVICE: 48, TECHNICALERROR: 48, BOUNDBOOK: 11 * 24 } as const;
/** Up to this day of a month, documents of the month before are taken from where there is no internet. */
const lastDayForMonthBefore = 10;

/**
 * A document says when it was made: at once that is when it is sent, later it is within the window of the reason. What
 * the sender's clock says was checked before, so the future begins after the moment of sending.
 */
export function checkMoment(path: string, moment: string, header: RequestHeader, receivedAt: Date): void {
  const { SendDateTime, SubseqDelivType: reason } = header;
  const [made, sent] = [Date.parse(moment), Date.parse(SendDateTime)];
  refuseUnless(made <= sent, 11, `${path} is in the future`);
  if (reason === undefined)
    return refuseUnless(made === sent, 11, `${path} must be SendDateTime where SubseqDelivType is not given`);
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
