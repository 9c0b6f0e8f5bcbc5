import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { resendDocuments } from '../fiscalization/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { noteNumbers } from './note-numbers.ts';
import { invoiceDocumentKind } from './sold-stock.ts';

export const resend: Handler<typeof contract.sales.resend> = async ({ ids }, context) => {
  const { transaction, businessId, clock } = context;
  const outcomeOf = await resendDocuments(transaction, businessId, {
    kind: invoiceDocumentKind,
    ids,
    now: clock.now(),
  });
  const results = [...new Set(ids)].map((id) => ({ id, outcome: outcomeOf(id) }));
  const known = results.filter(({ outcome }) => outcome !== 'not-found');
  refuseUnless(known.length > 0, 'not-found');
  await noteNumbers(
    context,
    known.map(({ id }) => id),
  );
  return { results };
};
