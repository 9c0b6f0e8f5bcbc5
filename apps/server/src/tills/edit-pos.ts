import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { editTill } from './edit-till.ts';

export const editPos: Handler<typeof contract.tills.editPos> = (input, context) =>
  editTill(context, 'pos', input);
