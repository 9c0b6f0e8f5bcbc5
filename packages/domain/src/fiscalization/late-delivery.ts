/** Why a document is sent later than it was made, in the codes of the tax authority (SubseqDelivType). */
export const lateReasons = ['NOINTERNET', 'BOUNDBOOK', 'SERVICE', 'TECHNICALERROR'] as const;
export type LateReason = (typeof lateReasons)[number];

/** An invoice or a cash deposit that must be submitted to the tax authority. */
export interface FiscalDocument {
  /** The date and time in the document. */
  readonly madeAt: Date;
  /** The reason if a person chose one, such as a document written into the bound book and entered later. */
  readonly lateReason: LateReason | null;
}

/** The cause of a late submission: the service did not respond, or a fault on our side. */
export type LateCause = 'service' | 'own';

export interface Delivery {
  /** The moment of sending in the header of the message. */
  readonly sentAt: Date;
  /** Null for a document that is sent at once. */
  readonly lateReason: LateReason | null;
}

/**
 * A message without a reason must have the moment of the document as its moment of sending. The allowed clock
 * difference is not published, so only documents sent within this time are sent without a reason.
 */
export const sentAtOnceMsMax = 2 * 60_000;

/** The moment of sending and the reason for a document that is sent now. */
export function deliveryOf(document: FiscalDocument, cause: LateCause, now: Date): Delivery {
  const { madeAt, lateReason } = document;
  const isAtOnce = now.getTime() - madeAt.getTime() <= sentAtOnceMsMax;
  if (isAtOnce && lateReason === null) return { sentAt: madeAt, lateReason: null };
  const byCause = cause === 'service' ? 'SERVICE' : 'TECHNICALERROR';
  return { sentAt: now, lateReason: lateReason ?? byCause };
}
