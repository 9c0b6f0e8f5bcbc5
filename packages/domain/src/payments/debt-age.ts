/**
 * The usual age groups of debts, in days after the due day; debts that are not due yet are a separate group.
 */
export const debtAges = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const;
export type DebtAge = (typeof debtAges)[number];

const lastDayOf = { to30: 30, to60: 60, to90: 90 } as const;

/** The age of a debt by the days since it was due; a debt that is due today is not overdue. */
export function debtAgeOf(daysOverdue: number): DebtAge {
  if (daysOverdue <= 0) return 'notDue';
  const found = Object.entries(lastDayOf).find(([, last]) => daysOverdue <= last);
  return found === undefined ? 'over90' : (found[0] as DebtAge);
}

/** The payment states of a debt, with the names that the central platform uses for e-invoices. */
export const paidStates = ['UNPAID', 'PARTIALLY_PAID', 'PAID', 'OVERPAID'] as const;
export type PaidState = (typeof paidStates)[number];

/** The payment state of a document, from its charged and its open amount. */
export function paidStateOf(charged: bigint, open: bigint): PaidState {
  if (open < 0n) return 'OVERPAID';
  if (open === 0n) return 'PAID';
  return open < charged ? 'PARTIALLY_PAID' : 'UNPAID';
}
