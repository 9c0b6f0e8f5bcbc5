import { contract } from '@tezga/contract';
import { freelyInTargetBusiness } from '../businesses/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { inJson } from '../platform/self-care/portal.ts';
import { askPortal } from './ask-portal.ts';

const read = inJson(contract.selfCare.bookRows.output);

export const bookRows: FreeHandler<typeof contract.selfCare.bookRows> = freelyInTargetBusiness(
  (body, context) => askPortal(context, { method: 'POST', path: '/sc/book-row', body, read }),
);
