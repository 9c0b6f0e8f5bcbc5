/** Why a document comes later than it was made, as the tax authority spells it (SubseqDelivType). */
export const lateReasons = ['NOINTERNET', 'BOUNDBOOK', 'SERVICE', 'TECHNICALERROR'] as const;
export type LateReason = (typeof lateReasons)[number];

/** An invoice or a cash deposit that the tax authority has to get. */
export interface FiscalDocument {
  /** When the document says it was made. */
  readonly madeAt: Date;
  /** Why it comes later, where a person said so: written into the bound book, say, and entered afterwards. */
  readonly lateReason: LateReason | null;
}

/** Whose fault it is that a document was not sent at once: the service did not answer, or something of ours failed. */
export type LateCause = 'service' | 'own';

export interface Delivery {
  /** What the header of the message gives as the moment of sending. */
  readonly sentAt: Date;
  /** Null for a document that is sent as it is made. */
  readonly lateReason: LateReason | null;
}

/**
 * Without a reason the moment of sending must be the moment of making. How far clocks may be apart is not published,
 * so only what is sent within this says so.
 */
export const sentAtOnceMsMost = 2 * 60_000;

/** How a document that is sent now says when and why. */
export function deliveryOf(document: FiscalDocument, cause: LateCause, now: Date): Delivery {
  const { madeAt, lateReason } = document;
  const isAtOnce = now.getTime() - madeAt.getTime() <= sentAtOnceMsMost;
  if (isAtOnce && lateReason === null) return { sentAt: madeAt, lateReason: null };
  const byCause = cause === 'service' ? 'SERVICE' : 'TECHNICALERROR';
  return { sentAt: now, lateReason: lateReason ?? byCause };
}
