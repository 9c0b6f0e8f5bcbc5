import { refuseUnless } from '../refusal.ts';
import { tiranaDateTime } from '../tirana-time.ts';

/** The clock of the server compared with that of the tax authority. */
export interface ClockReading {
  /** Above zero where the server is ahead. */
  readonly differenceMs: number;
  /** By the clock of the server. */
  readonly measuredAt: Date;
}

const minuteMs = 60_000;

/** The tax authority refuses messages whose time is more than an hour away (fault 2); ten minutes are our margin. */
export const clockDifferenceMsMax = 50 * minuteMs;

/**
 * A reading older than this is ignored, so that shops go on selling while the tax authority is out of reach, and after the
 * clock of the server was corrected.
 */
export const clockReadingMsMax = 5 * minuteMs;

/** The tax authority takes numbers of a series in the order of their times; clocks of two servers differ by seconds. */
export const seriesAheadMsMax = minuteMs;

export const isFarAway = ({ differenceMs }: ClockReading): boolean =>
  Math.abs(differenceMs) > clockDifferenceMsMax;

/** By how many minutes the clock is wrong, where it is too wrong to issue anything; below zero where it is behind. */
export function clockMinutesAway(reading: ClockReading | null, now: Date): number | null {
  if (reading === null || !isFarAway(reading)) return null;
  const isFresh = Math.abs(now.getTime() - reading.measuredAt.getTime()) <= clockReadingMsMax;
  return isFresh ? Math.round(reading.differenceMs / minuteMs) : null;
}

/** `lastAt`: the time of the last number of the series, which the next one may not be before. */
export function refuseWrongClock(lastAt: Date, reading: ClockReading | null, now: Date): void {
  refuseUnless(clockMinutesAway(reading, now) === null, 'clock-away');
  const isAhead = lastAt.getTime() - now.getTime() > seriesAheadMsMax;
  refuseUnless(!isAhead, 'clock-was-ahead', { until: tiranaDateTime(lastAt, { seconds: true }) });
}
