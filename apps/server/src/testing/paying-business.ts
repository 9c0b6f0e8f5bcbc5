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

interface BoughtGiven {
  readonly rate?: number | undefined;
  readonly vat?: number;
  readonly dueOn?: string;
}

/** A business that buys and sells on credit, with a bank account in lek and one in euro. */
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
    buy: purchasesOf(server, selling, { anId, today }),
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

interface Keys {
  readonly anId: () => string;
  readonly today: () => string;
}

/** Adds invoices of a supplier and links them to its record; in euro at the given rate. A negative amount is a credit note. */
const purchasesOf =
  (
    server: TestServer,
    { id: businessId, client }: Awaited<ReturnType<typeof addSellingBusiness>>,
    { anId, today }: Keys,
  ) =>
  async (supplierId: string, amount: number, { rate, vat = 0, dueOn }: BoughtGiven = {}): Promise<string> => {
    const [id, now] = [anId(), server.clock.now()];
    const inLek = Math.round(amount * (rate ?? 1) * 100);
    await server.asOwner`
      insert into tenant.purchases (business_id, id, fic, number, type, supplier_name, supplier_id_number, issued_at, day,
        due_on, currency, exchange_rate, without_vat, vat, with_vat, is_from_service, is_from_portal, created_at, updated_at)
      values (${businessId}, ${id}, ${id}, ${`${id.slice(-6)}/2026`}, 'NONCASH', 'Furnitori', 'K71234567B', ${now}, ${today()},
        ${dueOn ?? null}, ${rate === undefined ? 'ALL' : 'EUR'}, ${rate ?? null}, ${inLek - vat * 100}, ${vat * 100},
        ${inLek}, false, true, ${now}, ${now})`;
    await client(contract.purchases.assignSubject, { purchasesIds: [id], subjectId: supplierId });
    return id;
  };
