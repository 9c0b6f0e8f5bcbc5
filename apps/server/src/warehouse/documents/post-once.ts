import type { contract, InputOf } from '@tezga/contract';
import type { Row, Schema } from '../../platform/database/schema.generated.ts';
import { refuseOther, retryIfTaken } from '../../platform/documents/same-document.ts';
import type { BusinessContext } from '../../platform/http/context.ts';

type Posted = Pick<Row<'tenant.warehouse_documents'>, 'id' | 'number_text'>;

/**
 * Posts a document once. `documentId` is the idempotency key: a repeat returns the document that was posted, and a
 * different content under the same key is refused. Its draft is deleted.
 */
export async function postOnce(
  { transaction, businessId, note }: Pick<BusinessContext, 'transaction' | 'businessId' | 'note'>,
  { documentId }: Pick<InputOf<typeof contract.warehouse.addExit>, 'documentId'>,
  fingerprint: Buffer,
  post: () => Promise<Posted>,
) {
  const earlier = await transaction.queries
    .withTables<Schema>()
    .selectFrom('tenant.warehouse_documents')
    .select(['id', 'number_text', 'fingerprint'])
    .where('business_id', '=', businessId)
    .where('own_id', '=', documentId)
    .executeTakeFirst();
  if (earlier !== undefined) {
    refuseOther(earlier, fingerprint, 'document-posted-otherwise');
    return replyOf(earlier);
  }
  const posted = await post().catch(retryIfTaken('warehouse_documents_own'));
  // The draft of the document, if there is one: it has the same id.
  await transaction.run('delete from tenant.warehouse_drafts where business_id = $1 and id = $2', [
    businessId,
    documentId,
  ]);
  note(posted.number_text);
  return replyOf(posted);
}

const replyOf = ({ id, number_text }: Posted) => ({ _id: id, documentCode: number_text });
