import type { contract } from '@tezga/contract';
import { attachmentTypeOf, isOfType, refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';

/**
 * The extension, the declared type and the first bytes must agree, so that no other kind of file reaches the buyer
 * under a false name.
 */
export const addFile: Handler<typeof contract.eInvoices.addFile> = async ({ name, type, data }, context) => {
  const { transaction, businessId, person, clock } = context;
  const content = Buffer.from(data, 'base64');
  refuseUnless(attachmentTypeOf(name) === type && isOfType(type, content), 'attachment-not-valid');
  const now = clock.now();
  const id = newRecordId(now);
  await transaction.run(
    `insert into tenant.e_invoice_files (business_id, id, name, type, content, bytes, uploaded_at, by_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [businessId, id, name, type, content, content.length, now, person.id],
  );
  context.note(name);
  return { file: { _id: id, name, type, size: content.length } };
};
