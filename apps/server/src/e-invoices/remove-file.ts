import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';

/** Deletes an uploaded file; the files of an issued e-invoice cannot be deleted. */
export const removeFile: Handler<typeof contract.eInvoices.removeFile> = async ({ fileId }, context) => {
  const { transaction, businessId } = context;
  const [gone] = await transaction.run(
    `delete from tenant.e_invoice_files where business_id = $1 and id = $2 and invoice_id is null returning name`,
    [businessId, fileId],
  );
  refuseUnless(gone !== undefined, 'not-found');
  context.note(String(gone['name']));
  return {};
};
