import type { EInvoiceDetails, EInvoiceStatus } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

/** The progress of an e-invoice towards its EIC. */
export type EInvoiceState = 'waiting' | 'pending' | 'registered' | 'error';

/**
 * Why there is no EIC yet: a fault of the central platform by name, or a refusal of this server, such as a missing
 * certificate.
 */
export interface EInvoiceFailure {
  readonly name: string;
  readonly isOurs: boolean;
  /** Code and text of the central platform's fault, for support. */
  readonly code: string | null;
  readonly text: string | null;
}

export interface PendingEInvoice {
  readonly issuedAt: Date;
  readonly details: Omit<EInvoiceDetails, 'files'>;
  readonly requestUUID: string;
  readonly attempts: number;
  /** The earliest time at which the e-invoice may have been sent; null before the first attempt. */
  readonly firstSentAt: Date | null;
}

export interface EInvoiceWarning {
  readonly code: string;
  readonly text: string;
}

interface BegunAttempt {
  /** The number of attempts, including the current one. */
  readonly attempts: number;
  readonly at: Date;
  /** When to retry if the attempt reports no result; null if only a manual retry remains. */
  readonly next: Date | null;
}

interface FailedAttempt {
  readonly failure: EInvoiceFailure;
  readonly at: Date;
  /** Null if there is no further automatic retry; a manual resend is still possible. */
  readonly next: Date | null;
  /** Whether a retry of the same document can never succeed. */
  readonly isFinal: boolean;
}

/** The submission state of the e-invoices of one business. */
export function eInvoicesStore(transaction: Transaction, businessId: string) {
  return {
    /**
     * Locks the row until the transaction ends. Null if the e-invoice has its EIC, or if its invoice is not
     * fiscalized yet.
     */
    async lockPending(invoiceId: string): Promise<PendingEInvoice | null> {
      const [row] = await transaction.run(
        `select issued_at as "issuedAt", details, request_uuid as "requestUUID", attempts,
           first_sent_at as "firstSentAt"
         from tenant.e_invoices where business_id = $1 and invoice_id = $2 and state = 'pending' for no key update`,
        [businessId, invoiceId],
      );
      return (row ?? null) as PendingEInvoice | null;
    },

    /**
     * Marks the e-invoice as pending once its invoice has a NIVF. False if the invoice has none yet, or if the
     * e-invoice was marked as pending before.
     */
    async release(invoiceId: string): Promise<boolean> {
      const rows = await transaction.run(
        `update tenant.e_invoices waiting set state = 'pending', next_attempt_at = now()
         from tenant.fiscal_documents document
         where waiting.business_id = $1 and waiting.invoice_id = $2 and waiting.state = 'waiting'
           and document.business_id = $1 and document.id = $2 and document.status = 'fiscalized' returning 1`,
        [businessId, invoiceId],
      );
      return rows.length > 0;
    },

    async saveEic(
      invoiceId: string,
      eic: string,
      warnings: readonly EInvoiceWarning[],
      at: Date,
    ): Promise<void> {
      const updated = await transaction.run(
        `update tenant.e_invoices set state = 'registered', eic = $3, warnings = $4::text::jsonb, registered_at = $5,
           next_attempt_at = null, failure = null, status = 'DELIVERED', status_changed_at = $5
         where business_id = $1 and invoice_id = $2 and state in ('pending', 'error') returning 1`,
        [businessId, invoiceId, eic, JSON.stringify(warnings), at],
      );
      if (updated.length > 0) await insertStatus(transaction, businessId, invoiceId, 'DELIVERED', at);
    },

    async saveFailure(invoiceId: string, { failure, at, next, isFinal }: FailedAttempt): Promise<void> {
      await transaction.run(
        `update tenant.e_invoices set state = $3, failure = $4::jsonb, last_failed_at = $5, next_attempt_at = $6
         where business_id = $1 and invoice_id = $2 and state = 'pending'`,
        [businessId, invoiceId, isFinal ? 'error' : 'pending', failure, at, next],
      );
    },
  };
}

/** Saves an attempt before the request is sent. */
export async function beginAttempt(
  transaction: Transaction,
  businessId: string,
  invoiceId: string,
  { attempts, at, next }: BegunAttempt,
): Promise<void> {
  await transaction.run(
    `update tenant.e_invoices set attempts = $3, first_sent_at = coalesce(first_sent_at, $4), next_attempt_at = $5
     where business_id = $1 and invoice_id = $2`,
    [businessId, invoiceId, attempts, at, next],
  );
}

/** Updates the status if it changed. */
export async function saveStatus(
  transaction: Transaction,
  businessId: string,
  { eic, status, at }: { readonly eic: string; readonly status: EInvoiceStatus; readonly at: Date },
): Promise<void> {
  const [row] = await transaction.run(
    `update tenant.e_invoices set status = $3, status_changed_at = $4
     where business_id = $1 and eic = $2 and status <> $3 returning invoice_id`,
    [businessId, eic, status, at],
  );
  if (row !== undefined) await insertStatus(transaction, businessId, String(row['invoice_id']), status, at);
}

/**
 * Appends a status to the history. The caller has locked the e-invoice row; otherwise two concurrent calls would
 * compute the same `place` for their status.
 */
async function insertStatus(
  transaction: Transaction,
  businessId: string,
  invoiceId: string,
  status: EInvoiceStatus,
  at: Date,
): Promise<void> {
  await transaction.run(
    `insert into tenant.e_invoice_statuses (business_id, invoice_id, place, status, at)
     select $1::text, $2::text, 1 + count(*), $3::text, $4::timestamptz from tenant.e_invoice_statuses
     where business_id = $1::text and invoice_id = $2::text`,
    [businessId, invoiceId, status, at],
  );
}
