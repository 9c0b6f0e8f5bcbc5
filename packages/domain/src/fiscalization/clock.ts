import { refuseUnless } from '../refusal.ts';
import { tiranaDateTime } from '../tirana-time.ts';

/** A measurement of the server clock against the clock of the tax authority. */
export interface ClockReading {
  /** Positive if the server is ahead. */
  readonly differenceMs: number;
  /** By the server clock. */
  readonly measuredAt: Date;
}

const minuteMs = 60_000;

/** The tax authority refuses messages whose time is more than an hour off (fault 2); ten minutes are our margin. */
export const clockDifferenceMsMax = 50 * minuteMs;

/**
 * Older measurements are ignored, so that shops can sell while the tax authority is unreachable, and after the server
 * clock was corrected.
 */
export const clockReadingMsMax = 5 * minuteMs;

/** The tax authority requires the numbers of a series in order of time; clocks of two servers may differ by seconds. */
export const seriesAheadMsMax = minuteMs;

export const isFarAway = ({ differenceMs }: ClockReading): boolean =>
  Math.abs(differenceMs) > clockDifferenceMsMax;

/** How many minutes the clock is off, if too much to issue anything, else null; negative if it is behind. */
export function clockMinutesAway(reading: ClockReading | null, now: Date): number | null {
  if (reading === null || !isFarAway(reading)) return null;
  const isFresh = Math.abs(now.getTime() - reading.measuredAt.getTime()) <= clockReadingMsMax;
  return isFresh ? Math.round(reading.differenceMs / minuteMs) : null;
}

/** `lastAt`: the time of the last number of the series; the next one may not be earlier. */
export function refuseWrongClock(lastAt: Date, reading: ClockReading | null, now: Date): void {
  refuseUnless(clockMinutesAway(reading, now) === null, 'clock-away');
  const isAhead = lastAt.getTime() - now.getTime() > seriesAheadMsMax;
  refuseUnless(!isAhead, 'clock-was-ahead', { until: tiranaDateTime(lastAt, { seconds: true }) });
}
