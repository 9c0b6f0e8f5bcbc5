import { contract } from '@tezga/contract';
import { freelyInTargetBusiness } from '../businesses/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { inJson } from '../platform/self-care/portal.ts';
import { askPortal } from './ask-portal.ts';

const read = inJson(contract.selfCare.newBook.output);

export const newBook: FreeHandler<typeof contract.selfCare.newBook> = freelyInTargetBusiness(
  (query, context) => askPortal(context, { method: 'GET', path: '/book-new', query, read }),
);
