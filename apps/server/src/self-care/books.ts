import { contract } from '@tezga/contract';
import { freelyInTargetBusiness } from '../businesses/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { inJson } from '../platform/self-care/portal.ts';
import { askPortal } from './ask-portal.ts';

const read = inJson(contract.selfCare.books.output);

export const books: FreeHandler<typeof contract.selfCare.books> = freelyInTargetBusiness((body, context) =>
  askPortal(context, { method: 'POST', path: '/sc/book', body, read }),
);
