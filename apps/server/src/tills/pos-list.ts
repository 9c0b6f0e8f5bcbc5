import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { posByName } from './tills-by-name.ts';

export const posList: Handler<typeof contract.tills.posList> = async (_input, context) => ({
  posList: await posByName(context),
});
