import type { CustomerChanges } from '@tezga/local-store';
import { expect, test } from 'vitest';
import { syncCustomers, type Following } from './sync-customers.ts';

const id = (number: number) => number.toString(16).padStart(24, '0');
const customer = (number: number) => ({ _id: id(number) }) as CustomerChanges['changed'][number];

type Reply = Awaited<ReturnType<Following['ask']>>;

/** A server that has these parts to tell, by what it is asked to tell after. */
function follow(known: string | null, parts: Readonly<Record<string, Partial<Reply>>>) {
  const taken: CustomerChanges[] = [];
  const asked: (string | null)[] = [];
  const following: Following = {
    store: {
      claim: async () => known,
      take: async (changes) => void taken.push(changes),
    },
    ask: async (after) => {
      asked.push(after);
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
  return { taken, asked, following };
}

test('the first time everything is taken, part by part', async () => {
  const { taken, asked, following } = follow(null, {
    null: { changedCustomers: [customer(1), customer(2)], hasMore: true, customersTimestamp: '2' },
    2: { changedCustomers: [customer(3)], deletedCustomers: [id(1)], customersTimestamp: '4' },
  });
  expect(await syncCustomers(following)).toBe(4);
  expect(asked).toEqual([null, '2']);
  expect(taken).toEqual([
    { changed: [customer(1), customer(2)], deleted: [], after: null, timestamp: '2' },
    { changed: [customer(3)], deleted: [id(1)], after: '2', timestamp: '4' },
  ]);
});

test('nothing new is nothing to store', async () => {
  const { taken, asked, following } = follow('7', { 7: {} });
  expect(await syncCustomers(following)).toBe(0);
  expect(asked).toEqual(['7']);
  expect(taken).toEqual([]);
});

test('what came before an interruption is stored, so that the next time carries on from there', async () => {
  const { taken, following } = follow(null, {
    null: { changedCustomers: [customer(1)], hasMore: true, customersTimestamp: '1' },
  });
  await expect(syncCustomers(following)).rejects.toThrow('the network is gone');
  expect(taken.map(({ timestamp }) => timestamp)).toEqual(['1']);
});

test('the next part is asked for while one is being stored', async () => {
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
    ask: async (after) => {
      order.push(`asked after ${after}`);
      return following.ask(after);
    },
  });
  expect(order).toEqual(['asked after null', 'asked after 1', 'stored 1', 'stored 2']);
});

test('a reply that leads nowhere is not asked for again and again', async () => {
  const { asked, following } = follow('7', { 7: { hasMore: true, customersTimestamp: '7' } });
  expect(await syncCustomers(following)).toBe(0);
  expect(asked).toEqual(['7']);
});
