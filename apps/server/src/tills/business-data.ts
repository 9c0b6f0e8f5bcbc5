import type { contract } from '@tezga/contract';
import { inTargetBusiness } from '../businesses/index.ts';
import { employeesByName } from '../employees/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { shopsByName } from '../shops/index.ts';
import { eposByName, posByName } from './tills-by-name.ts';

export const businessData: Handler<typeof contract.tills.businessData> = inTargetBusiness(
  async (wanted, context) => ({
    ...(wanted.pos ? { pos: await posByName(context) } : {}),
    ...(wanted.ePos ? { ePos: await eposByName(context) } : {}),
    ...(wanted.shops ? { shops: await shopsByName(context) } : {}),
    ...(wanted.employees ? { employees: await employeesByName(context) } : {}),
  }),
);
