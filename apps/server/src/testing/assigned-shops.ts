import { contract, type WireInputOf } from '@tezga/contract';
import { defaultRolePermissions } from '@tezga/domain';
import { newRecordId } from '../platform/record-ids.ts';
import { addArticle } from './catalog.ts';
import { addEmployee } from './people.ts';
import { addSellingBusiness, aLine, aSale } from './selling-business.ts';
import type { StandIn } from './stand-in.ts';
import type { TestServer } from './test-server.ts';
import { addTill, newRegistrationCode } from './tills.ts';

export type AssignedShops = Awaited<ReturnType<typeof addAssignedShops>>;

/** Adds a business with two shops and an invoice in each. */
export async function addAssignedShops(server: TestServer, standIn: StandIn) {
  const business = await addSellingBusiness(server, standIn);
  const { id, client, owner } = business;
  const articleId = await addArticle(server, id, owner.token, { name: 'Kafe', price: 120 });
  const { shopId, tillId } = await addSecondShop(server, business);
  const saleAt = (till: string, quantity: number): WireInputOf<typeof contract.sales.issue> => ({
    ...aSale(server, till),
    lines: [aLine({ articleId, quantity })],
    payments: [{ type: 'BANKNOTE', amount: 1000 }],
  });
  const invoiceId = (await client(contract.sales.issue, saleAt(tillId, 3)))._id;
  return {
    business,
    articleId,
    saleAt,
    own: { invoiceId: (await client(contract.sales.issue, saleAt(business.till.id, 1)))._id },
    /** The second shop. */
    other: { shopId, tillId, invoiceId },
    hire: (shopIds: readonly string[]) => hireFor(server, id, shopIds),
  };
}

/** Adds a shop whose till has an open drawer. */
export async function addSecondShop(
  server: TestServer,
  { id, client }: Pick<Awaited<ReturnType<typeof addSellingBusiness>>, 'id' | 'client'>,
) {
  const shopId = newRecordId(server.clock.now());
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city, business_unit_code, allow_negative_stock)
    values (${id}, ${shopId}, 'Dyqani i dytë', 'Rruga 2', 'Durrës', ${newRegistrationCode()}, true)`;
  const { id: tillId } = await addTill(server, id, shopId);
  await client(contract.cashRegister.reportBalance, { pos_id: tillId, operation: 'INITIAL', amount: 500 });
  return { shopId, tillId };
}

/** Adds an employee with the role AP who is assigned to these shops, or to none. */
export async function hireFor(server: TestServer, businessId: string, shopIds: readonly string[]) {
  const { backofficePermissions, posPermissions } = defaultRolePermissions.AP;
  const everything = { ...backofficePermissions, employees: 'readWrite', roles: 'read' } as const;
  const person = await addEmployee(server, businessId, 'AP', everything, posPermissions);
  const opCode = newRegistrationCode();
  const [row] = await server.asOwner`
    update tenant.employees set operator_code = ${opCode}
    where business_id = ${businessId} and user_id = ${person.id} returning id`;
  const employeeId = String(row?.['id']);
  for (const shopId of shopIds)
    await server.asOwner`
      insert into tenant.employee_shops (business_id, employee_id, shop_id)
      values (${businessId}, ${employeeId}, ${shopId})`;
  return { ...person, opCode, employeeId, client: server.client(person.token) };
}
