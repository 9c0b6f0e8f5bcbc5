import type { contract } from '@tezga/contract';
import { enterManagedBusiness } from '../businesses/index.ts';
import { employeesInOrder } from '../employees/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { rolesInOrder } from '../roles/index.ts';
import { shopsByName } from '../shops/index.ts';
import { eposByName, posByName } from '../tills/index.ts';
import { businessReply } from './business-reply.ts';
import { businessStore } from './business-store.ts';

export const data: Handler<typeof contract.managedBusinesses.data> = async (
  { businessId, ...wanted },
  context,
) => {
  await enterManagedBusiness(context, businessId);
  const { transaction } = context;
  const scope = { transaction, businessId };
  return {
    business: businessReply(await businessStore(transaction, businessId).one()),
    ...(wanted.pos ? { pos: await posByName(scope) } : {}),
    ...(wanted.epos ? { epos: await eposByName(scope) } : {}),
    ...(wanted.shops ? { shops: await shopsByName(scope) } : {}),
    ...(wanted.employees
      ? { employees: await employeesInOrder(scope, false), roles: await rolesInOrder(scope) }
      : {}),
  };
};
