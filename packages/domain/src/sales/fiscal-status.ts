export const fiscalStatuses = ['fiscalized', 'pending', 'error'] as const;
export type FiscalStatus = (typeof fiscalStatuses)[number];

export interface FiscalResult {
  /** NIVF of an invoice, or what another document gets in its place. */
  readonly confirmationCode: string | null;
  /** Whether the tax authority said that the fault is ours: the same message will never be accepted. */
  readonly isClientFault: boolean;
}

/** A code once given stays, whatever a later repetition was answered. All that is not known for sure is waiting. */
export function fiscalStatusOf({ confirmationCode, isClientFault }: FiscalResult): FiscalStatus {
  if (confirmationCode !== null) return 'fiscalized';
  return isClientFault ? 'error' : 'pending';
}
