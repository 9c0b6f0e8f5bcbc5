import type { EInvoiceStatus } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { EInvoiceFailure, EInvoiceState, EInvoiceWarning } from './store.ts';

/** The state of an e-invoice, as lists and the invoice page show it. */
export interface EInvoiceProgress {
  readonly invoiceId: string;
  readonly state: EInvoiceState;
  readonly eic: string | null;
  readonly registeredAt: Date | null;
  readonly warnings: readonly EInvoiceWarning[];
  readonly status: EInvoiceStatus | null;
  readonly statusChangedAt: Date | null;
  readonly attempts: number;
  readonly nextAttemptAt: Date | null;
  readonly lastFailedAt: Date | null;
  readonly failure: EInvoiceFailure | null;
}

/** State by invoice id; null for invoices that are no e-invoices. */
export async function eInvoiceOf(
  transaction: Transaction,
  businessId: string,
  invoiceIds: readonly string[],
): Promise<(invoiceId: string) => EInvoiceProgress | null> {
  if (invoiceIds.length === 0) return () => null;
  const rows = await transaction.run<EInvoiceProgress>(
    `select ${progressColumns} from tenant.e_invoices where business_id = $1 and invoice_id = any ($2::text[])`,
    [businessId, invoiceIds],
  );
  const byInvoice = new Map(rows.map((progress) => [progress.invoiceId, progress]));
  return (invoiceId) => byInvoice.get(invoiceId) ?? null;
}

/** E-invoices of fiscalized invoices that have no EIC yet, the oldest first. */
export async function pendingEInvoices(
  transaction: Transaction,
  businessId: string,
): Promise<readonly EInvoiceProgress[]> {
  const rows = await transaction.run<EInvoiceProgress>(
    `select ${progressColumns} from tenant.e_invoices
     where business_id = $1 and state <> 'registered' and state <> 'waiting' order by issued_at, invoice_id`,
    [businessId],
  );
  return rows;
}

const progressColumns = `invoice_id as "invoiceId", state, eic, registered_at as "registeredAt", warnings, status,
  status_changed_at as "statusChangedAt", attempts, next_attempt_at as "nextAttemptAt",
  last_failed_at as "lastFailedAt", failure`;
