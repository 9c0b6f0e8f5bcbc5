import { deadlineClock } from './deadline.ts';
import type { FiscalDocument } from './late-delivery.ts';

/** A document that the tax authority has not accepted. */
export interface UntakenDocument extends FiscalDocument {
  /** When a user first acknowledged the missed deadline; null if none has. */
  readonly seenAt: Date | null;
}

/** Numbers of documents for the warnings; each document is in at most one of them. */
export interface DeadlineCounts {
  /** Documents near their deadline but not past it. */
  readonly nearCount: number;
  /** Documents past their deadline that no user acknowledged. */
  readonly missedCount: number;
  /** Documents past their deadline that a user acknowledged, so that screens do not warn about them. */
  readonly seenCount: number;
}

export function deadlineCounts(notFiscalized: readonly UntakenDocument[], now: Date): DeadlineCounts {
  const stated = notFiscalized.map((each) => ({
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
