import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from '@tezga/tools/trial';
import postgres from 'postgres';
import { findDamage } from './damage.ts';
import { newId, seller, type Seller } from './seller.ts';
import type { Measured } from './table.ts';

const rounds = 100;
const sellers = 8;
const patienceMs = 240_000;

type Sql = postgres.Sql<{ bigint: bigint }>;

/**
 * Eight people sell without a pause while the server is killed a hundred times and the tax authority is slow, loses one
 * reply of ten and is down for spells. Then everything must be there, and once.
 */
export async function measureCrash(): Promise<Measured[]> {
  const product = await startProduct({ hasCertificates: true, environment: { TEZGA_DEMO_DAYS: '0' } });
  const sql: Sql = postgres(product.databaseUrl, { max: 2, types: { bigint: postgres.BigInt } });
  try {
    const authority = await product.startTaxAuthority();
    const someone = await seller(product.address, 'pronar@market.example');
    await sql`update tenant.shops set allow_negative_stock = true where business_id = ${someone.businessId}`;
    const acknowledged = new Map<string, string>();
    const stopping = new AbortController();
    const selling = Promise.all(
      Array.from({ length: sellers }, (_, place) => sellUntil(stopping.signal, someone, place, acknowledged)),
    );
    let crashes = 0;
    for (; crashes < rounds; crashes += 1) {
      await switchTrouble(authority);
      await Promise.race([delay(randomInt(150, 900)), selling]);
      await product.crash();
    }
    stopping.abort();
    await selling;
    await change(authority, { down: 'no', slowMs: 0, dropPercent: 0 });
    await untilAllIsTold(sql, someone);
    const damage = await findDamage(sql, someone.businessId, acknowledged);
    return [
      {
        what: `server killed ${crashes} times, ${sellers} sellers, tax authority slow, deaf and down`,
        ours: `${acknowledged.size} sales acknowledged`,
        reference: damage.length === 0 ? 'no damage' : damage.slice(0, 3).join('; '),
        ratio: `${damage.length} differences`,
        promise: 'none',
        isKept: damage.length === 0 && acknowledged.size > rounds,
      },
    ];
  } finally {
    await sql.end();
    await product.stop();
  }
}

/** One sale after the other; whatever is not answered is sent again as the very same sale. */
async function sellUntil(
  signal: AbortSignal,
  someone: Seller,
  place: number,
  acknowledged: Map<string, string>,
): Promise<void> {
  while (!signal.aborted) {
    const tillId = someone.tillIds[place % someone.tillIds.length] ?? newId();
    const sale = someone.newSale(tillId, place % 4 !== 3);
    const { saleId } = sale as { saleId: string };
    acknowledged.set(saleId, await issueInTheEnd(someone, sale));
  }
}

async function issueInTheEnd(someone: Seller, sale: object): Promise<string> {
  for (;;) {
    try {
      // A new name each time, as a screen that was opened anew would give it: the sale's own id must be enough.
      const { status, text } = await someone.post('/api/invoice-utilities/invoice/issue', sale, randomUUID());
      if (status === 200) return (JSON.parse(text) as { _id: string })._id;
      if (status !== 210 && status !== 499) throw new Refused(`${status} ${text}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    await delay(50);
  }
}

class Refused extends Error {}

async function switchTrouble(authority: string): Promise<void> {
  const isDown = randomInt(5) === 0;
  await change(authority, {
    down: isDown ? (randomInt(2) === 0 ? 'refused' : 'unavailable') : 'no',
    slowMs: randomInt(3) === 0 ? randomInt(400) : 0,
    dropPercent: 10,
  });
}

async function change(authority: string, wanted: object): Promise<void> {
  const reply = await fetch(`${authority}/control/api/switches`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  if (!reply.ok) throw new Error(`switches: ${reply.status}`);
}

/** What waits is handed over again, as a person would, until nothing waits. */
async function untilAllIsTold(sql: Sql, someone: Seller): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const waiting = await sql<{ id: string }[]>`
      select id from tenant.fiscal_documents
      where business_id = ${someone.businessId} and status = 'pending' and kind = 'invoice' limit 500`;
    if (waiting.length === 0) return;
    if (Date.now() > until) throw new Error(`${waiting.length} invoices are still not told`);
    const ids = waiting.map(({ id }) => id);
    const { status, text } = await someone.post('/api/main/retransmit-e-invoice', { ids });
    if (status !== 200) throw new Error(`retransmit: ${status} ${text}`);
    await delay(Math.min(10_000, 500 + ids.length * 30));
  }
}
