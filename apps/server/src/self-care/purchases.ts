import { contract } from '@tezga/contract';
import { z } from 'zod';
import { freelyInTargetBusiness } from '../businesses/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { inJson } from '../platform/self-care/portal.ts';
import { askPortal } from './ask-portal.ts';

const read = inJson(contract.selfCare.purchases.output);
const readEach = inJson(z.object({ invoices: z.array(z.unknown()) }));

type PurchasesQuery = Omit<z.output<typeof contract.selfCare.purchases.input>, 'businessId'>;

const purchasesRequest = (query: PurchasesQuery) =>
  ({ method: 'GET', path: '/purchaseInvoice', query }) as const;

/**
 * The portal request for purchases. It leaves the records unparsed: the caller parses them one by one, so that a
 * malformed record does not lose the others.
 */
export const purchaseRecordsAsked = (query: PurchasesQuery) => ({
  ...purchasesRequest(query),
  read: readEach,
});

export const purchases: FreeHandler<typeof contract.selfCare.purchases> = freelyInTargetBusiness(
  (query, context) => askPortal(context, { ...purchasesRequest(query), read }),
);
