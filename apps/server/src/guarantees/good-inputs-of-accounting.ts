import { contract, type CallName } from '@tezga/contract';
import { chartAccounts } from '@tezga/domain';
import { anInvoice } from './good-inputs-of-sales.ts';
import { asOwner, type GoodInput, type World } from './world.ts';

type Calls = Extract<CallName, `accounting.${string}`>;

/** Valid inputs for the calls of accounting. */
export const inputsOfAccounting: Record<Calls, GoodInput> = {
  'accounting.journals': async (world) => {
    await anInvoice(world);
    return { kinds: ['sale'], account: chartAccounts.goodsSold, date: { from: '2026-01-01' } };
  },
  'accounting.one': async (world) => ({ id: await aJournal(world) }),
};

async function aJournal(world: World): Promise<string> {
  const client = await asOwner(world);
  const { invoice } = await client(contract.sales.one, { id: await anInvoice(world) });
  const journal = invoice.journals?.[0];
  if (journal === undefined) throw new Error('an invoice is posted');
  return journal._id;
}
