import { contract, type CallName } from '@tezga/contract';
import { newRecordId } from '../platform/record-ids.ts';
import { aCartOnCredit, anOwedInvoice } from './good-inputs-of-sales.ts';
import { asOwner, type GoodInput, type World } from './world.ts';

type Calls = Extract<CallName, `payments.${string}`>;

const anId = () => newRecordId(new Date());
const day = '2026-01-02';
const page = { page: '1', perPage: '5', search: 'a' };

/** Valid inputs for the payments of customers and suppliers. */
export const inputsOfPayments: Record<Calls, GoodInput> = {
  'payments.pay': async (world) => {
    const saleId = await anOwedInvoice(world);
    return {
      ...(await byBank(world)),
      ...(await subjectOf(world, saleId)),
      documents: [{ _id: saleId, amount: 10 }],
    };
  },
  'payments.paySale': async (world) => ({ ...(await byBank(world)), saleId: await anOwedInvoice(world) }),
  'payments.payWithSale': async (world) => {
    const { buyer, ...cart } = await aCartOnCredit(world);
    return { ...(await byBank(world)), amount: 120, sale: { saleId: anId(), buyer, ...cart } };
  },
  'payments.refund': async (world) => {
    const { subjectId } = await advance(world);
    return { ...(await byBank(world)), subjectId, amount: 5 };
  },
  'payments.setOff': async (world) => {
    const { subjectId } = await advance(world);
    await anOwedInvoice(world);
    return { paymentId: anId(), subjectId, date: day };
  },
  'payments.reverse': async (world) => ({ paymentId: anId(), id: (await advance(world))._id, note: 'Gabim' }),
  'payments.list': () => ({ ...page, type: 'customer', method: 'ACCOUNT', from: day, to: '2026-12-31' }),
  'payments.one': async (world) => ({ id: (await advance(world))._id }),
  'payments.receipt': async (world) => ({
    id: (await advance(world))._id,
    paper: '80',
    language: 'en',
  }),
  'payments.subjects': () => ({ ...page, open: '1', sort: 'name', direction: 'ascending' }),
  'payments.subject': async (world) => ({
    subjectId: (await advance(world)).subjectId,
    page: '1',
    perPage: '5',
    from: day,
  }),
  'payments.statement': async (world) => ({
    subjectId: (await advance(world)).subjectId,
    from: day,
    to: '2026-12-31',
    language: 'it',
  }),
  'payments.sendStatement': async (world) => ({
    subjectId: (await advance(world)).subjectId,
    from: day,
    to: '2026-12-31',
    language: 'en',
    email: 'bleresi@prova.example',
  }),
  'payments.whatCanIPay': async (world) => ({ ...page, subjectId: (await advance(world)).subjectId }),
  'payments.sales': async (world) => ({ ...page, subjectId: (await advance(world)).subjectId }),
  'payments.allSales': () => ({ ...page, overdue: '1' }),
  'payments.invoicesOfCustomer': async (world) => ({
    ...page,
    customerId: (await advance(world)).subjectId,
  }),
};

async function byBank(world: World) {
  return { paymentId: anId(), method: 'ACCOUNT', accountId: await bankAccount(world), date: day, amount: 10 };
}

let accountsMade = 0;

async function bankAccount(world: World): Promise<string> {
  const client = await asOwner(world);
  const { accounts } = await client(contract.accounts.list, {});
  const inLek = accounts.find(({ currency }) => currency === 'ALL');
  if (inLek !== undefined) return inLek._id;
  accountsMade += 1;
  const { accountId } = await client(contract.accounts.add, {
    IBAN: `AL35202111090000000001234567`,
    bankName: `Banka ${accountsMade}`,
    currency: 'ALL',
  });
  return accountId;
}

async function subjectOf(world: World, saleId: string): Promise<{ readonly subjectId: string }> {
  const client = await asOwner(world);
  const { documents } = await client(contract.payments.allSales, { perPage: 1000 });
  const found = documents.find(({ _id }) => _id === saleId);
  if (found === undefined) throw new Error('the invoice is open');
  return { subjectId: found.subjectId };
}

/** A payment of more than the open amount, so that the rest becomes an advance. */
async function advance(world: World): Promise<{ readonly _id: string; readonly subjectId: string }> {
  const client = await asOwner(world);
  const { subjectId } = await subjectOf(world, await anOwedInvoice(world));
  const payment = { ...(await byBank(world)), method: 'ACCOUNT' as const, amount: 100_000, keepRest: true };
  const { _id } = await client(contract.payments.pay, { ...payment, subjectId });
  return { _id, subjectId };
}
