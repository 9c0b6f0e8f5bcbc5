import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { seeMissedDocuments } from '../../fiscalization/index.ts';
import type { Handler } from '../../platform/http/context.ts';
import { noteNumbers } from './note-numbers.ts';
import { invoiceDocumentKind } from '../issue/sold-stock.ts';

export const seeMissed: Handler<typeof contract.sales.seeMissed> = async ({ ids }, context) => {
  const { transaction, businessId, clock, person } = context;
  const { results, firstSeen } = await seeMissedDocuments(transaction, businessId, {
    kind: invoiceDocumentKind,
    ids,
    now: clock.now(),
    by: person,
  });
  refuseUnless(
    results.some(({ outcome }) => outcome !== 'not-found'),
    'not-found',
  );
  await noteNumbers(context, firstSeen);
  return { results };
};
