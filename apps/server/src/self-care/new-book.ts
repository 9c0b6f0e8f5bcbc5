import { contract } from '@tezga/contract';
import type { FreeHandler } from '../platform/http/context.ts';
import { inJson } from '../platform/self-care/portal.ts';
import { askPortal } from './ask-portal.ts';

const read = inJson(contract.selfCare.newBook.output);

export const newBook: FreeHandler<typeof contract.selfCare.newBook> = {
  freely: (query, context) => askPortal(context, { method: 'GET', path: '/book-new', query, read }),
};
