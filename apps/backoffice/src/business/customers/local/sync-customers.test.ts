import type { CustomerChanges } from '@tezga/local-store';
import { expect, test } from 'vitest';
import { syncCustomers, type Following } from './sync-customers.ts';

const id = (number: number) => number.toString(16).padStart(24, '0');
const customer = (number: number) => ({ _id: id(number) }) as CustomerChanges['changed'][number];

type Reply = Awaited<ReturnType<Following['fetchChanges']>>;

/** A fake store and server; `parts` has the server's replies by the timestamp of the request. */
function follow(known: string | null, parts: Readonly<Record<string, Partial<Reply>>>) {
  const taken: CustomerChanges[] = [];
  const requested: (string | null)[] = [];
  const following: Following = {
    store: {
      claim: async () => known,
      take: async (changes) => void taken.push(changes),
    },
    fetchChanges: async (after) => {
      requested.push(after);
      const part = parts[String(after)];
      if (part === undefined) throw new Error('the network is gone');
      return {
        changedCustomers: [],
        deletedCustomers: [],
        hasMore: false,
        customersTimestamp: String(after),
        ...part,
      };
    },
  };
  return { taken, requested, following };
}

test('the first sync fetches all pages', async () => {
  const { taken, requested, following } = follow(null, {
    null: { changedCustomers: [customer(1), customer(2)], hasMore: true, customersTimestamp: '2' },
    2: { changedCustomers: [customer(3)], deletedCustomers: [id(1)], customersTimestamp: '4' },
  });
  expect(await syncCustomers(following)).toBe(4);
  expect(requested).toEqual([null, '2']);
  expect(taken).toEqual([
    { changed: [customer(1), customer(2)], deleted: [], after: null, timestamp: '2' },
    { changed: [customer(3)], deleted: [id(1)], after: '2', timestamp: '4' },
  ]);
});

test('a sync without changes stores nothing', async () => {
  const { taken, requested, following } = follow('7', { 7: {} });
  expect(await syncCustomers(following)).toBe(0);
  expect(requested).toEqual(['7']);
  expect(taken).toEqual([]);
});

test('pages stored before an interruption are not fetched again by the next sync', async () => {
  const { taken, following } = follow(null, {
    null: { changedCustomers: [customer(1)], hasMore: true, customersTimestamp: '1' },
  });
  await expect(syncCustomers(following)).rejects.toThrow('the network is gone');
  expect(taken.map(({ timestamp }) => timestamp)).toEqual(['1']);
});

test('the next page is fetched while the current one is being stored', async () => {
  const order: string[] = [];
  const { following } = follow(null, {
    null: { changedCustomers: [customer(1)], hasMore: true, customersTimestamp: '1' },
    1: { changedCustomers: [customer(2)], customersTimestamp: '2' },
  });
  await syncCustomers({
    store: {
      claim: following.store.claim,
      take: async ({ timestamp }) => void order.push(`stored ${timestamp}`),
    },
    fetchChanges: async (after) => {
      order.push(`requested after ${after}`);
      return following.fetchChanges(after);
    },
  });
  expect(order).toEqual(['requested after null', 'requested after 1', 'stored 1', 'stored 2']);
});

test('a reply with an unchanged timestamp ends the sync instead of looping', async () => {
  const { requested, following } = follow('7', { 7: { hasMore: true, customersTimestamp: '7' } });
  expect(await syncCustomers(following)).toBe(0);
  expect(requested).toEqual(['7']);
});
