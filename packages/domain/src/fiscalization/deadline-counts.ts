import { deadlineClock } from './deadline.ts';
import type { FiscalDocument } from './late-delivery.ts';

/** A document the tax authority has not taken. */
export interface UntakenDocument extends FiscalDocument {
  /** When someone first said that they know its time is over; null while nobody did. */
  readonly seenAt: Date | null;
}

/** How many documents people are told of, each in one of these at most. */
export interface DeadlineCounts {
  /** Little time left, and still some. */
  readonly nearCount: number;
  /** No time left, and nobody knows it yet. */
  readonly missedCount: number;
  /** No time left, as someone knows: nothing more to warn of. */
  readonly seenCount: number;
}

export function deadlineCounts(untaken: readonly UntakenDocument[], now: Date): DeadlineCounts {
  const stated = untaken.map((each) => ({
    state: deadlineClock(each, now).state,
    isSeen: each.seenAt !== null,
  }));
  const missed = stated.filter(({ state }) => state === 'missed');
  const seenCount = missed.filter(({ isSeen }) => isSeen).length;
  return {
    nearCount: stated.filter(({ state }) => state === 'near').length,
    missedCount: missed.length - seenCount,
    seenCount,
  };
}
