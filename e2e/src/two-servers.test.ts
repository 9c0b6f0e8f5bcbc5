import { serveProduct, startProductOnCopy, type Product } from '@tezga/tools/trial';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { owner } from './browser.ts';
import { cashierAt, damageOf, sellUntil, type Acknowledged } from './steady-sales.ts';

let one: Product;
let other: Product;
let sql: postgres.Sql;
beforeAll(async () => {
  one = await startProductOnCopy(inject('demonstrationUrl'));
  await one.startTaxAuthority();
  other = await serveProduct(one.databaseUrl, { environment: { TEZGA_WORKER: 'none' } });
  sql = postgres(one.databaseUrl, { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await other.stop();
  await one.stop();
});

test(
  'if one of two servers on a database is killed, sales continue at the other server, and none is lost or duplicated',
  { timeout: 180_000 },
  async () => {
    const { token, tillIds } = await cashierAt(one.address, owner);
    const acknowledged: Acknowledged = new Map();
    const stopping = new AbortController();
    const addresses = [one.address, other.address];
    // Two cashiers at each till, whose sales alternate between the servers.
    const selling = Promise.all(
      [...tillIds, ...tillIds].map((tillId, place) =>
        sellUntil(
          stopping.signal,
          place % 2 === 0 ? addresses : addresses.toReversed(),
          { token, tillId },
          acknowledged,
        ),
      ),
    );
    const killing = async () => {
      for (const server of [one, other]) {
        const { size } = acknowledged;
        await expect.poll(() => acknowledged.size).toBeGreaterThan(size + 10);
        await server.crash();
      }
    };
    await Promise.race([killing(), selling]);
    stopping.abort();
    await selling;
    expect(await damageOf(sql, acknowledged)).toEqual([]);
  },
);
