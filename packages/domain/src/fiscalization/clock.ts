import { refuseUnless } from '../refusal.ts';
import { tiranaDateTime } from '../tirana-time.ts';

/** A measurement of the server clock against the clock of the tax authority. */
export interface ClockReading {
  /** Positive if the server clock is ahead. */
  readonly differenceMs: number;
  /** The time of the measurement, by the server clock. */
  readonly measuredAt: Date;
}

const minuteMs = 60_000;

/**
 * The tax authority refuses messages whose time is off by more than an hour (fault 2); this leaves a margin
 * of ten minutes.
 */
export const clockDifferenceMsMax = 50 * minuteMs;

/**
 * The maximum age of a measurement; older ones are ignored. So shops can sell while the tax authority is unreachable,
 * and again a few minutes after the server clock was corrected.
 */
export const clockReadingMsMax = 5 * minuteMs;

/**
 * The maximum time by which the last number of a series may be ahead of the server clock, because the clocks of two
 * servers may differ. The tax authority requires ascending times within a series.
 */
export const seriesAheadMsMax = minuteMs;

export const isFarAway = ({ differenceMs }: ClockReading): boolean =>
  Math.abs(differenceMs) > clockDifferenceMsMax;

/**
 * By how many minutes the clock is off (negative if it is behind); null if the difference is small enough to
 * issue documents, or if there is no recent measurement.
 */
export function clockMinutesAway(reading: ClockReading | null, now: Date): number | null {
  if (reading === null || !isFarAway(reading)) return null;
  const isFresh = Math.abs(now.getTime() - reading.measuredAt.getTime()) <= clockReadingMsMax;
  return isFresh ? Math.round(reading.differenceMs / minuteMs) : null;
}

/**
 * Refuses to issue if the clock is wrong. `lastAt` is the time of the last number of the series; the next
 * number may not have an earlier time.
 */
export function refuseWrongClock(lastAt: Date, reading: ClockReading | null, now: Date): void {
  refuseUnless(clockMinutesAway(reading, now) === null, 'clock-away');
  const isAhead = lastAt.getTime() - now.getTime() > seriesAheadMsMax;
  refuseUnless(!isAhead, 'clock-was-ahead', { until: tiranaDateTime(lastAt, { seconds: true }) });
}
