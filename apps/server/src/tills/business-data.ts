import type { contract } from '@tezga/contract';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { shopsByName } from '../shops/index.ts';
import { tillsStore } from './store.ts';
import { eposByName, posByName } from './tills-by-name.ts';

export const businessData: Handler<typeof contract.tills.businessData> = async (wanted, context) => ({
  ...(wanted.pos ? { pos: await posByName(context) } : {}),
  ...(wanted.ePos ? { ePos: await eposByName(context) } : {}),
  ...(wanted.shops ? { shops: await shopsByName(context) } : {}),
  ...(wanted.employees ? { employees: await employeesByName(context) } : {}),
});

async function employeesByName({ transaction, businessId }: BusinessContext) {
  const rows = await tillsStore(transaction, businessId).employees();
  return rows
    .map(({ id, name, operator_code: opCode }) => ({ _id: id, name, opCode }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'sq'));
}
