import { randomUUID } from 'node:crypto';
import type { EInvoiceStatus } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { NewEInvoice } from './add-e-invoice.ts';

const answerMs = 3_000;
const payingMs = 6 * 86_400_000;

/** Inserts an e-invoice as already sent, registered and paid (demo data). The server does not send it. */
export async function addSubmittedEInvoice(
  transaction: Transaction,
  businessId: string,
  { invoiceId, issuedAt, details: { files: _none, ...details } }: NewEInvoice,
): Promise<void> {
  const registeredAt = new Date(issuedAt.getTime() + answerMs);
  const paidAt = new Date(issuedAt.getTime() + payingMs);
  const statuses: readonly (readonly [EInvoiceStatus, Date])[] = [
    ['DELIVERED', registeredAt],
    ['PAID', paidAt],
  ];
  await transaction.run(
    `insert into tenant.e_invoices (business_id, invoice_id, issued_at, details, request_uuid, state, eic, registered_at,
       attempts, status, status_changed_at)
     values ($1, $2, $3, $4::jsonb, $5, 'registered', $6, $7, 1, 'PAID', $8)`,
    [businessId, invoiceId, issuedAt, details, randomUUID(), randomUUID(), registeredAt, paidAt],
  );
  for (const [index, [status, at]] of statuses.entries())
    await transaction.run(
      `insert into tenant.e_invoice_statuses (business_id, invoice_id, place, status, at) values ($1, $2, $3, $4, $5)`,
      [businessId, invoiceId, index + 1, status, at],
    );
}
