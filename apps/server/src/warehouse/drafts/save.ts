import type { contract } from '@tezga/contract';
import { refuseUnless, type WarehouseDocumentKind } from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';
import { retryIfTaken } from '../../platform/documents/same-document.ts';
import type { Handler } from '../../platform/http/context.ts';
import { documentCircumstances } from '../documents/document-circumstances.ts';

/**
 * Saves the fields of a form under the id of its document. Optimistic locking by version: changes that the caller has
 * not seen are not overwritten.
 */
export const saveDraft: Handler<typeof contract.warehouse.saveDraft> = async (input, context) => {
  const { transaction, businessId, clock, person } = context;
  const { documentId: id, kind, shopId, notes, content, updatedAt: seen } = input;
  const keys = { shopId, supplierId: null, purchaseId: null };
  const { shop } = await documentCircumstances(transaction, businessId, keys);
  const values = [businessId, id, shopId, notes, JSON.stringify(content)];
  const [stored] = await transaction.run<StoredDraft>(lockDraft, values);
  await refusePosted(transaction, businessId, id);
  context.note([shop.name, notes].filter((part) => part !== '').join(' · '));
  if (stored === undefined) {
    refuseUnless(seen === undefined, 'not-found');
    const [added] = await transaction
      .run<Saved>(insertDraft, [...values, clock.now(), person.name, kind])
      .catch(retryIfTaken('warehouse_drafts_pkey'));
    return replyOf(added);
  }
  refuseUnless(stored.kind === kind && !stored.isDeleted, 'not-found');
  if (stored.isSame) return replyOf(stored);
  const isSeen = seen !== undefined && stored.updatedAt.getTime() === Date.parse(seen);
  refuseUnless(isSeen, 'changed-meanwhile');
  const [changed] = await transaction.run<Saved>(updateDraft, [...values, clock.now(), person.name]);
  return replyOf(changed);
};

interface Saved {
  readonly updatedAt: Date;
}

interface StoredDraft extends Saved {
  readonly kind: WarehouseDocumentKind;
  readonly isDeleted: boolean;
  readonly isSame: boolean;
}

function replyOf(saved: Saved | undefined) {
  if (saved === undefined) throw new Error('the draft was not saved');
  return { updatedAt: saved.updatedAt.toISOString() };
}

/** A posted document has no draft. */
async function refusePosted(transaction: Transaction, businessId: string, id: string): Promise<void> {
  const [posted] = await transaction.run<{ number: string }>(
    'select number_text as number from tenant.warehouse_documents where business_id = $1 and own_id = $2',
    [businessId, id],
  );
  refuseUnless(posted === undefined, 'document-posted-otherwise', { takenBy: posted?.number ?? '' });
}

const lockDraft = `
  select kind, updated_at as "updatedAt", deleted_at is not null as "isDeleted",
    shop_id = $3 and notes = $4 and content = $5::text::jsonb as "isSame"
  from tenant.warehouse_drafts where business_id = $1 and id = $2 for update`;

const insertDraft = `
  insert into tenant.warehouse_drafts (business_id, id, shop_id, notes, content, created_at, created_by_name,
    updated_at, updated_by_name, kind)
  values ($1, $2, $3, $4, $5::text::jsonb, $6, $7, $6, $7, $8)
  returning updated_at as "updatedAt"`;

// The version always differs from the previous one.
const updateDraft = `
  update tenant.warehouse_drafts set shop_id = $3, notes = $4, content = $5::text::jsonb,
    updated_at = greatest($6::timestamptz, updated_at + interval '1 millisecond'), updated_by_name = $7
  where business_id = $1 and id = $2
  returning updated_at as "updatedAt"`;
