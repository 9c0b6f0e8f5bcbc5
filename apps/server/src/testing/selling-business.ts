import { contract, type WireInputOf } from '@tezga/contract';
import { newRecordId } from '../platform/record-ids.ts';
import { addFiscalBusiness } from './fiscal-business.ts';
import type { StandIn } from './stand-in.ts';
import type { TestServer } from './test-server.ts';

export type SaleGiven = Partial<WireInputOf<typeof contract.sales.issue>>;

/**
 * Adds a business that can sell: its owner is an operator, the drawer of its till is open, its shop allows negative
 * stock.
 */
export async function addSellingBusiness(server: TestServer, standIn: StandIn) {
  const business = await addFiscalBusiness(server, standIn);
  const { id, owner, opCode, shopId, till, client } = business;
  await server.asOwner`
    update tenant.employees set operator_code = ${opCode} where business_id = ${id} and user_id = ${owner.id}`;
  await server.asOwner`
    update tenant.shops set allow_negative_stock = true where business_id = ${id} and id = ${shopId}`;
  await client(contract.cashRegister.reportBalance, { pos_id: till.id, operation: 'INITIAL', amount: 1000 });
  return {
    ...business,
    /** Issues a sale; by default one piece without an article for 120 lek in cash. */
    sell: (given: SaleGiven = {}) => client(contract.sales.issue, { ...aSale(server, till.id), ...given }),
  };
}

/** A valid input for a sale of one line at this till. */
export function aSale(server: TestServer, tillId: string): WireInputOf<typeof contract.sales.issue> {
  return {
    saleId: newRecordId(server.clock.now()),
    tillId,
    lines: [aLine()],
    payments: [{ type: 'BANKNOTE', amount: 120 }],
  };
}

type Line = WireInputOf<typeof contract.sales.issue>['lines'][number];

export const aLine = (given: Partial<Line> = {}): Line => ({
  name: 'Shërbim',
  unit: 'copë',
  quantity: 1,
  price: 120,
  vat: '20',
  ...given,
});
