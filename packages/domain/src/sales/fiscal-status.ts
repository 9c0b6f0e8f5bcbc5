export const fiscalStatuses = ['fiscalized', 'pending', 'error'] as const;
export type FiscalStatus = (typeof fiscalStatuses)[number];

export interface FiscalResult {
  /** The NIVF of an invoice, or the corresponding code of another fiscal document. */
  readonly confirmationCode: string | null;
  /**
   * Whether the tax authority reported a fault in the message, so that it will never accept the same message.
   */
  readonly isClientFault: boolean;
}

/**
 * A received code is final, whatever the reply to a later resend is. A document with an unknown outcome is
 * pending.
 */
export function fiscalStatusOf({ confirmationCode, isClientFault }: FiscalResult): FiscalStatus {
  if (confirmationCode !== null) return 'fiscalized';
  return isClientFault ? 'error' : 'pending';
}
