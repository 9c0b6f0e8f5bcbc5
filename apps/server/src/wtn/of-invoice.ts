import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { listedNotes } from './listed-note.ts';
import { notesRead } from './notes-read.ts';

export const ofInvoice: Handler<typeof contract.wtn.ofInvoice> = async (
  { invoiceId },
  { transaction, businessId },
) => {
  const [invoice] = await transaction.run(
    'select 1 from tenant.invoices where business_id = $1 and id = $2',
    [businessId, invoiceId],
  );
  refuseUnless(invoice !== undefined, 'not-found');
  const ids = await notesRead(transaction, businessId).idsOfInvoice(invoiceId);
  return { wtns: await listedNotes(transaction, businessId, ids) };
};
