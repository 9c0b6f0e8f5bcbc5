import { randomUUID } from 'node:crypto';
import type { RefusalCode } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { NewFiscalDocument } from './add-fiscal-document.ts';
import type { Failed } from './store.ts';

/** Inserts a document that is never submitted to the tax authority, with the reason. */
export async function addNeverSubmittedDocument(
  transaction: Transaction,
  businessId: string,
  { id, kind, madeAt }: NewFiscalDocument,
  reason: RefusalCode,
): Promise<void> {
  const failure: Failed = { name: reason, isOurs: true, code: null, text: null };
  await transaction.run(
    `insert into tenant.fiscal_documents (business_id, id, kind, made_at, request_uuid, status, failure, retracted_at)
     values ($1, $2, $3, $4, $5, 'error', $6::jsonb, $4)`,
    [businessId, id, kind, madeAt, randomUUID(), failure],
  );
}
