import { contract, type WireInputOf } from '@tezga/contract';
import { newRecordId } from '../platform/record-ids.ts';
import { addFiscalBusiness } from './fiscal-business.ts';
import { addSellingBusiness, aLine } from './selling-business.ts';
import type { StandIn } from './stand-in.ts';
import type { TestServer } from './test-server.ts';

type Sale = WireInputOf<typeof contract.sales.issue>;

const anIban = 'AL35202111090000000001234567';

/** Adds two businesses that the stand-in knows: one sends e-invoices, the other receives them. */
export async function addEInvoicingBusinesses(server: TestServer, standIn: StandIn) {
  const [seller, buyer] = [
    await addSellingBusiness(server, standIn),
    await addFiscalBusiness(server, standIn),
  ];
  await server.asOwner`
    insert into tenant.accounts (business_id, id, iban, bank_name, swift, currency, is_main)
    values (${seller.id}, ${newRecordId(server.clock.now())}, ${anIban}, 'Banka e Provës', 'SGSBALTX', 'ALL', true)`;
  const asBuyer = {
    idType: 'NUIS' as const,
    idNumber: buyer.nuis,
    name: 'Blerësi shpk',
    address: 'Rr. e Kavajës 7',
    town: 'Tiranë',
  };
  const totalOf = async (cart: Partial<Sale> & Pick<Sale, 'lines'>): Promise<number> => {
    const payments = [{ type: 'ACCOUNT' as const, amount: 1 }];
    const quoted = await seller.client(contract.sales.quote, { tillId: seller.till.id, ...cart, payments });
    return (quoted.alt ?? quoted).totalPrice;
  };
  const deliver = (task: string, payload: object, jobs: Record<string, Job | undefined>) =>
    jobs[task]?.({ businessId: seller.id, ...payload }, server.jobContext);
  return {
    seller,
    buyer,
    deliver,
    /** Issues an e-invoice; by default one line of 120 lek, paid by bank. */
    issue: async (given: Partial<Sale> = {}): Promise<string> => {
      const cart = { lines: [aLine()], buyer: asBuyer, eInvoice: {}, ...given };
      const payments = [{ type: 'ACCOUNT' as const, amount: await totalOf(cart) }];
      const { _id } = await seller.sell({ ...cart, payments });
      return _id;
    },
  };
}

type Job = (payload: unknown, context: TestServer['jobContext']) => Promise<void>;
