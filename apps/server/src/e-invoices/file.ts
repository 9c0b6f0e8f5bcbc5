import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';

export const file: Handler<typeof contract.eInvoices.file> = async (
  { fileId },
  { transaction, businessId },
) => {
  const [row] = await transaction.run<{ name: string; type: string; content: Buffer }>(
    'select name, type, content from tenant.e_invoice_files where business_id = $1 and id = $2',
    [businessId, fileId],
  );
  refuseUnless(row !== undefined, 'not-found');
  const { name, type, content } = row;
  return { name, type, data: Buffer.from(content).toString('base64') };
};
