import { contract } from '@tezga/contract';
import { freelyInTargetBusiness } from '../businesses/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { inJson } from '../platform/self-care/portal.ts';
import { askPortal } from './ask-portal.ts';

const read = inJson(contract.selfCare.salesPurchaseBook.output);

export const salesPurchaseBook: FreeHandler<typeof contract.selfCare.salesPurchaseBook> =
  freelyInTargetBusiness((query, context) =>
    askPortal(context, { method: 'GET', path: '/sales-purchase-book', query, read }),
  );
