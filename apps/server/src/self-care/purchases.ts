import { contract } from '@tezga/contract';
import type { z } from 'zod';
import type { FreeHandler } from '../platform/http/context.ts';
import { inJson } from '../platform/self-care/portal.ts';
import { askPortal } from './ask-portal.ts';

const read = inJson(contract.selfCare.purchases.output);

type Asked = z.output<typeof contract.selfCare.purchases.input>;

/** The question for what others issued to the business. */
export const purchasesAsked = (query: Asked) =>
  ({ method: 'GET', path: '/purchaseInvoice', query, read }) as const;

export const purchases: FreeHandler<typeof contract.selfCare.purchases> = {
  freely: (query, context) => askPortal(context, purchasesAsked(query)),
};
