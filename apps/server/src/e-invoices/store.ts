import type { EInvoiceDetails, EInvoiceStatus } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

/** Where an e-invoice is on its way to the central platform. */
export type EInvoiceState = 'waiting' | 'pending' | 'registered' | 'error';

/** Why there is no EIC yet: a fault of the central platform by name, or a refusal of ours, such as no certificate. */
export interface EInvoiceFailure {
  readonly name: string;
  readonly isOurs: boolean;
  /** What the central platform itself said, for whoever has to look closer. */
  readonly code: string | null;
  readonly text: string | null;
}

export interface PendingEInvoice {
  readonly issuedAt: Date;
  readonly details: Omit<EInvoiceDetails, 'files'>;
  readonly requestUUID: string;
  readonly attempts: number;
  readonly failure: EInvoiceFailure | null;
  readonly lastFailedAt: Date | null;
}

export interface EInvoiceWarning {
  readonly code: string;
  readonly text: string;
}

interface FailedAttempt {
  readonly failure: EInvoiceFailure;
  readonly at: Date;
  /** Null where nobody tries any more until a person does. */
  readonly next: Date | null;
  /** Whether the same document will never be taken. */
  readonly isFinal: boolean;
}

/** What the central platform has heard of the e-invoices of one business. */
export function eInvoicesStore(transaction: Transaction, businessId: string) {
  return {
    /** Null for one that has its EIC, or still waits for the NIVF. */
    async pending(invoiceId: string): Promise<PendingEInvoice | null> {
      const [row] = await transaction.run(
        `select issued_at as "issuedAt", details, request_uuid as "requestUUID", attempts, failure,
           last_failed_at as "lastFailedAt"
         from tenant.e_invoices where business_id = $1 and invoice_id = $2 and state = 'pending'`,
        [businessId, invoiceId],
      );
      return (row ?? null) as PendingEInvoice | null;
    },

    /** Where the NIVF is there the e-invoice can be made; false where it cannot, or could before. */
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

    async keepEic(
      invoiceId: string,
      eic: string,
      warnings: readonly EInvoiceWarning[],
      at: Date,
    ): Promise<void> {
      const kept = await transaction.run(
        `update tenant.e_invoices set state = 'registered', eic = $3, warnings = $4::text::jsonb, registered_at = $5,
           next_attempt_at = null, failure = null, status = 'DELIVERED', status_changed_at = $5
         where business_id = $1 and invoice_id = $2 and state in ('pending', 'error') returning 1`,
        [businessId, invoiceId, eic, JSON.stringify(warnings), at],
      );
      if (kept.length > 0) await noteStatus(transaction, businessId, invoiceId, 'DELIVERED', at);
    },

    async keepFailure(invoiceId: string, { failure, at, next, isFinal }: FailedAttempt): Promise<void> {
      await transaction.run(
        `update tenant.e_invoices set state = $3, failure = $4::jsonb, last_failed_at = $5, next_attempt_at = $6,
           attempts = attempts + 1
         where business_id = $1 and invoice_id = $2 and state = 'pending'`,
        [businessId, invoiceId, isFinal ? 'error' : 'pending', failure, at, next],
      );
    },
  };
}

/** Keeps a status where it is another than before. */
export async function keepStatus(
  transaction: Transaction,
  businessId: string,
  { eic, status, at }: { readonly eic: string; readonly status: EInvoiceStatus; readonly at: Date },
): Promise<void> {
  const [row] = await transaction.run(
    `update tenant.e_invoices set status = $3, status_changed_at = $4
     where business_id = $1 and eic = $2 and status <> $3 returning invoice_id`,
    [businessId, eic, status, at],
  );
  if (row !== undefined) await noteStatus(transaction, businessId, String(row['invoice_id']), status, at);
}

/** Whoever changes a status holds its e-invoice, so places are given one after the other. */
async function noteStatus(
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
