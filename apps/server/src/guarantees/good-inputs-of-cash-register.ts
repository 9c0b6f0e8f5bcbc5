import { contract, type CallName } from '@tezga/contract';
import { addTill } from '../testing/index.ts';
import { asOwner, newShop, type GoodInput, type World } from './world.ts';

type Calls = Extract<CallName, `cashRegister.${string}`>;

const newTill = async ({ server, business, ...world }: World): Promise<string> =>
  (await addTill(server, business.id, await newShop({ server, business, ...world }))).id;

/** Valid inputs for the calls of the cash register. */
export const inputsOfCashRegister: Record<Calls, GoodInput> = {
  'cashRegister.transactions': async (world) => ({
    paginationOptions: { page: 1, maxCount: 10 },
    posIds: [await newTill(world)],
    date: { from: '2026-01-01', to: '2026-12-31' },
  }),
  'cashRegister.initialBalance': async (world) => ({ pos_id: await newTill(world) }),
  'cashRegister.reportBalance': async (world) => ({
    pos_id: await newTill(world),
    operation: 'INITIAL',
    amount: 5000,
    note: 'Kusuri i mëngjesit',
  }),
  'cashRegister.count': async (world) => {
    const pos_id = await newTill(world);
    const client = await asOwner(world);
    await client(contract.cashRegister.reportBalance, { pos_id, operation: 'INITIAL', amount: 100 });
    return { pos_id, expected: 100, counted: 90, note: 'Në mbyllje' };
  },
  'cashRegister.waiting': () => ({}),
  'cashRegister.resend': async (world) => ({ ids: [await aMovement(world)] }),
  'cashRegister.seeMissed': async (world) => ({ ids: [await aMovement(world)] }),
};

async function aMovement(world: World): Promise<string> {
  const pos_id = await newTill(world);
  const client = await asOwner(world);
  const { _id } = await client(contract.cashRegister.reportBalance, {
    pos_id,
    operation: 'INITIAL',
    amount: 100,
  });
  return _id;
}
