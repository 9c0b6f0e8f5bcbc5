import { contract } from '@tezga/contract';
import type { FreeHandler } from '../platform/http/context.ts';
import { inJson } from '../platform/self-care/portal.ts';
import { askPortal } from './ask-portal.ts';

const read = inJson(contract.selfCare.purchases.output);

export const purchases: FreeHandler<typeof contract.selfCare.purchases> = {
  freely: (query, context) => askPortal(context, { method: 'GET', path: '/purchaseInvoice', query, read }),
};
