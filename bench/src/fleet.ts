import { startProduct } from '@tezga/tools/trial';
import { addManyDevices } from './worlds/many-devices.ts';
import { millisecondsOf, signedIn, type SignedIn } from './signed-in.ts';
import type { Measured } from './table.ts';

const admin = 'admin@tezga.example';
const few = 100;
const many = 20_000;
const times = 400;
const promisedRatio = 2;

const page = '/api/main/sa/fleet/page';
const niptOf = (turn: number) => `m${String(1 + (turn % 25)).padStart(8, '0')}`;

/**
 * The calls of the fleet page, and the search of businesses by NIPT. The NIPTs exist in the small and in the large
 * fleet.
 */
const calls: Readonly<Record<string, (client: SignedIn, turn: number) => Promise<unknown>>> = {
  list: (client, turn) => client(page, { page: 1 + (turn % 2), perPage: 50 }),
  search: (client, turn) => client(page, { search: niptOf(turn), perPage: 50 }),
  'chart of faults': (client) => client('/api/main/sa/fleet/faults', {}),
  'search of businesses': (client, turn) => client(`/api/main/sa/get-businesses?searchTerm=${niptOf(turn)}`),
};

/**
 * Measures the calls with 100 devices and then, on the same server, with 20,000 devices in 5,000 businesses.
 */
export async function measureFleet(): Promise<Measured[]> {
  const product = await startProduct();
  try {
    await addManyDevices(product.databaseUrl, 0, few);
    const client = await signedIn(product.address, admin);
    const small = await slowestOf(client);
    await addManyDevices(product.databaseUrl, few, many);
    const large = await slowestOf(client);
    return Object.keys(calls).map((name) => row(name, large.get(name) ?? 0, small.get(name) ?? 0));
  } finally {
    await product.stop();
  }
}

/** The 95th percentile of each call, after some warm-up calls that do not count. */
async function slowestOf(client: SignedIn): Promise<ReadonlyMap<string, number>> {
  const slowest = new Map<string, number>();
  for (const [name, call] of Object.entries(calls)) {
    for (let turn = 0; turn < times / 5; turn += 1) await call(client, turn);
    const took: number[] = [];
    for (let turn = 0; turn < times; turn += 1) took.push(await millisecondsOf(() => call(client, turn)));
    slowest.set(name, took.toSorted((one, other) => one - other)[Math.ceil(times * 0.95) - 1] ?? 0);
  }
  return slowest;
}

function row(name: string, large: number, small: number): Measured {
  const ratio = large / small;
  return {
    what: `fleet, ${name}: p95 with ${many} devices`,
    ours: `${large.toFixed(1)} ms`,
    reference: `${small.toFixed(1)} ms with ${few}`,
    ratio: `${ratio.toFixed(2)} ×`,
    promise: `≤ ${promisedRatio} ×`,
    isMet: ratio <= promisedRatio,
  };
}
