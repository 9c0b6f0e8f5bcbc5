import { contract } from '@tezga/contract';
import { z } from 'zod';
import type { FreeHandler } from '../platform/http/context.ts';
import { inJson } from '../platform/self-care/portal.ts';
import { askPortal } from './ask-portal.ts';

const read = inJson(contract.selfCare.purchases.output);
const readEach = inJson(z.object({ invoices: z.array(z.unknown()) }));

type Asked = z.output<typeof contract.selfCare.purchases.input>;

const asked = (query: Asked) => ({ method: 'GET', path: '/purchaseInvoice', query }) as const;

/**
 * The question for what others issued to the business. Each record comes as the portal sent it: whoever reads them one by
 * one loses none to a strange one beside it.
 */
export const purchaseRecordsAsked = (query: Asked) => ({ ...asked(query), read: readEach });

export const purchases: FreeHandler<typeof contract.selfCare.purchases> = {
  freely: (query, context) => askPortal(context, { ...asked(query), read }),
};
