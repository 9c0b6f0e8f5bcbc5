import type { contract } from '@tezga/contract';
import { describeDocuments } from '../../platform/documents/describe-documents.ts';
import { recordPrints } from '../../platform/documents/prints.ts';
import type { Handler } from '../../platform/http/context.ts';
import { invoicePrints } from '../list/invoices-read.ts';

export const printed: Handler<typeof contract.sales.printed> = async ({ ids, paper }, context) => {
  const each = [...new Set(ids)];
  await recordPrints(context, invoicePrints, each, paper);
  await describeDocuments(context, invoicePrints.documents, each);
  return {};
};
