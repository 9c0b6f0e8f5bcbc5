/** Why a document is sent later than it was made, in the codes of the tax authority (SubseqDelivType). */
export const lateReasons = ['NOINTERNET', 'BOUNDBOOK', 'SERVICE', 'TECHNICALERROR'] as const;
export type LateReason = (typeof lateReasons)[number];

/** An invoice or a cash deposit that must be submitted to the tax authority. */
export interface FiscalDocument {
  /** The date and time in the document. */
  readonly madeAt: Date;
  /**
   * The reason that a person chose, for example for a document that was written into the bound book and
   * entered later; null if none was chosen.
   */
  readonly lateReason: LateReason | null;
}

/**
 * The cause of a late submission: the tax authority did not respond (service), or a fault on our side (own).
 */
export type LateCause = 'service' | 'own';

export interface Delivery {
  /** The sending time in the header of the message. */
  readonly sentAt: Date;
  /** The late reason in the message; null for a document that is sent at once. */
  readonly lateReason: LateReason | null;
}

/**
 * The maximum age of a document that is sent without a late reason. Such a message must give the time of the document
 * as its sending time, and the tax authority does not publish how far that may be from the real time.
 */
export const sentAtOnceMsMax = 2 * 60_000;

/** The sending time and the late reason of a document that is sent now. */
export function deliveryOf(document: FiscalDocument, cause: LateCause, now: Date): Delivery {
  const { madeAt, lateReason } = document;
  const isAtOnce = now.getTime() - madeAt.getTime() <= sentAtOnceMsMax;
  if (isAtOnce && lateReason === null) return { sentAt: madeAt, lateReason: null };
  const byCause = cause === 'service' ? 'SERVICE' : 'TECHNICALERROR';
  return { sentAt: now, lateReason: lateReason ?? byCause };
}
