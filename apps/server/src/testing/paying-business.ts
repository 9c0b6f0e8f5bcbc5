import { contract, type WireInputOf } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { afterAll, beforeAll } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import { addSellingBusiness, aLine } from './selling-business.ts';
import { startStandIn, type StandIn } from './stand-in.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const { payments } = contract;

type PaymentGiven = Partial<WireInputOf<typeof payments.pay>>;

interface PayingFile {
  standIn: StandIn;
  server: TestServer;
  business: Awaited<ReturnType<typeof addPayingBusiness>>;
}

/** A server with a paying business for all tests of a file. */
export function usePayingBusiness(): PayingFile {
  const on = {} as PayingFile;
  beforeAll(async () => {
    on.standIn = await startStandIn();
    on.server = await startTestServer({ standIn: on.standIn });
    on.business = await addPayingBusiness(on.server, on.standIn);
  });
  afterAll(async () => {
    await on.server.stop();
    await on.standIn.stop();
  });
  return on;
}

/** A business that sells on credit, with a bank account in lek and one in euro. */
export async function addPayingBusiness(server: TestServer, standIn: StandIn) {
  const anId = () => newRecordId(server.clock.now());
  const today = () => tiranaDay(server.clock.now());
  const selling = await addSellingBusiness(server, standIn);
  const { client } = selling;
  const bank = async (IBAN: string, currency: string) => {
    const { accountId } = await client(contract.accounts.add, { IBAN, bankName: 'Banka', currency });
    return accountId;
  };
  const accountId = await bank('AL47212110090000000235698741', 'ALL');
  const euroId = await bank('AL35202111090000000001234567', 'EUR');
  return {
    ...selling,
    anId,
    today,
    accountId,
    euroId,
    addCustomer: customersOf(client),
    /** An invoice on credit; in euro at the given rate. */
    owe: (customerId: string, amount: number, rate?: number) =>
      selling.sell({
        saleId: anId(),
        customerId,
        lines: [aLine({ price: amount })],
        payments: [{ type: 'ACCOUNT', amount }],
        ...(rate === undefined ? {} : { currency: 'EUR', exchangeRate: rate }),
      }),
    pay: (subjectId: string, amount: number, given: PaymentGiven = {}) =>
      client(payments.pay, {
        paymentId: anId(),
        method: 'ACCOUNT',
        accountId,
        date: today(),
        subjectId,
        amount,
        ...given,
      }),
    card: (subjectId: string) => client(payments.subject, { subjectId, perPage: '100' }),
    open: async (subjectId: string) => {
      const found = await client(payments.whatCanIPay, { subjectId, perPage: '100' });
      return found.documents.map(({ _id, openMon, open }) => ({ _id, openMon, open }));
    },
    async balanceOf(account: string) {
      const [row] = await server.asOwner`
        select coalesce(sum(debit - credit) / 100.0, 0)::float8 as balance from tenant.journal_lines
        where business_id = ${selling.id} and (account_path = ${account} or starts_with(account_path, ${`${account}:`}))`;
      return Number(row?.['balance']);
    },
  };
}

/** Adds customers with different numbers. */
function customersOf(client: Awaited<ReturnType<typeof addSellingBusiness>>['client']) {
  let made = 0;
  return async (name = 'Blerësi', idType: 'NUIS' | 'ID' = 'ID'): Promise<string> => {
    made += 1;
    const digits = String(made).padStart(8, '0');
    const idNumber = idType === 'NUIS' ? `L${digits}A` : `I05101${digits.slice(-3)}K`;
    const { customerId } = await client(contract.customers.add, {
      name: `${name} ${made}`,
      idType,
      idNumber,
      clientCode: `k${made}`,
      address: 'Rruga e Durrësit',
      town: 'Tiranë',
      country: 'ALB',
    });
    return customerId;
  };
}
