import type { contract } from '@tezga/contract';
import { inTargetBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { eposByName } from './tills-by-name.ts';

export const eposList: Handler<typeof contract.tills.eposList> = inTargetBusiness(
  async (_input, context) => ({ eposList: await eposByName(context) }),
);
