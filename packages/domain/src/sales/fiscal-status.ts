export const fiscalStatuses = ['fiscalized', 'pending', 'error'] as const;
export type FiscalStatus = (typeof fiscalStatuses)[number];

export interface FiscalResult {
  /** The NIVF of an invoice, or the corresponding code of another document. */
  readonly confirmationCode: string | null;
  /** Whether the tax authority reported a fault in the message: it will never accept the same message. */
  readonly isClientFault: boolean;
}

/** A received code is final, whatever a later resend returned. Every uncertain outcome is pending. */
export function fiscalStatusOf({ confirmationCode, isClientFault }: FiscalResult): FiscalStatus {
  if (confirmationCode !== null) return 'fiscalized';
  return isClientFault ? 'error' : 'pending';
}
