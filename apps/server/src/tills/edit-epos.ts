import type { contract } from '@tezga/contract';
import { inTargetBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { editTill } from './edit-till.ts';

export const editEpos: Handler<typeof contract.tills.editEpos> = inTargetBusiness((input, context) =>
  editTill(context, 'epos', input),
);
