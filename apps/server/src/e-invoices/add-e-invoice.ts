import { randomUUID } from 'node:crypto';
import { refuseUnless, type EInvoiceDetails, type StoredAttachment } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';

export interface NewEInvoice {
  readonly invoiceId: string;
  readonly issuedAt: Date;
  readonly details: EInvoiceDetails;
}

/** The uploaded files among these ids that no e-invoice uses yet, for validation. */
export async function storedAttachments(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<readonly StoredAttachment[]> {
  if (ids.length === 0) return [];
  const rows = await transaction.run<StoredAttachment>(
    `select id, bytes from tenant.e_invoice_files
     where business_id = $1 and id = any ($2::text[]) and invoice_id is null`,
    [businessId, ids],
  );
  return rows;
}

/**
 * Inserts the e-invoice and binds its files to it. The server sends it after the tax authority has fiscalized the
 * invoice.
 */
export async function addEInvoice(
  transaction: Transaction,
  businessId: string,
  { invoiceId, issuedAt, details }: NewEInvoice,
): Promise<void> {
  const { files, accountId, ...rest } = details;
  await transaction.run(
    `insert into tenant.e_invoices (business_id, invoice_id, issued_at, details, request_uuid)
     values ($1, $2, $3, $4::jsonb, $5)`,
    [businessId, invoiceId, issuedAt, { ...rest, accountId }, randomUUID()],
  );
  if (accountId !== null) await expectAccount(transaction, businessId, accountId);
  if (files.length > 0) await bindFiles(transaction, businessId, invoiceId, files);
}

async function expectAccount(transaction: Transaction, businessId: string, accountId: string): Promise<void> {
  const [account] = await transaction.run(
    'select 1 from tenant.accounts where business_id = $1 and id = $2 and deleted_at is null',
    [businessId, accountId],
  );
  refuseUnless(account !== undefined, 'not-found');
}

/** The conditional update gives a file to one e-invoice only, also if two concurrent invoices want it. */
async function bindFiles(
  transaction: Transaction,
  businessId: string,
  invoiceId: string,
  files: readonly string[],
): Promise<void> {
  const bound = await transaction.run(
    `update tenant.e_invoice_files file set invoice_id = $2, place = wanted.place
     from unnest($3::text[]) with ordinality as wanted (id, place)
     where file.business_id = $1 and file.id = wanted.id and file.invoice_id is null returning file.id`,
    [businessId, invoiceId, files],
  );
  const got = new Set(bound.map(({ id }) => id));
  const problems = files.flatMap((id, place) =>
    got.has(id) ? [] : [{ path: `eInvoice.files.${place}`, code: 'attachment-missing', limit: null }],
  );
  refuseUnless(problems.length === 0, 'invalid-input', { problems });
}
