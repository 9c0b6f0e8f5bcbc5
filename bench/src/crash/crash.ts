import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from '@tezga/tools/trial';
import postgres from 'postgres';
import { crashWork, type Work } from './crash-work.ts';
import { findDamage } from './damage.ts';
import { newId, seller, type Seller } from '../seller.ts';
import type { Measured } from '../table.ts';

const sellers = 8;
const patienceMs = 240_000;

type Sql = postgres.Sql<{ bigint: bigint }>;

export interface CrashRun {
  /** Every third kill ends PostgreSQL, the others the server. */
  readonly kills: number;
  /** The minimum number of acknowledged documents between two kills. */
  readonly documentsBetween: number;
}

export interface CrashOutcome {
  readonly acknowledged: number;
  readonly damage: readonly string[];
}

export async function measureCrash(): Promise<Measured[]> {
  const run = { kills: 100, documentsBetween: 10 };
  const { acknowledged, damage } = await crashUnderLoad(run);
  return [
    {
      what: `server and PostgreSQL killed ${run.kills} times, ${sellers} sellers, tax authority slow, losing replies and down`,
      ours: `${acknowledged} documents acknowledged`,
      reference: damage.length === 0 ? 'no damage' : damage.slice(0, 3).join('; '),
      ratio: `${damage.length} differences`,
      promise: 'none',
      isMet: damage.length === 0 && acknowledged >= run.kills * run.documentsBetween,
    },
  ];
}

/**
 * Eight sellers issue documents of every kind without a pause on a durable cluster. Meanwhile the server and
 * PostgreSQL are killed, and the tax authority is slow, loses one reply of ten and is down at times.
 * Afterwards every acknowledged document must exist once, with all its side effects.
 */
export async function crashUnderLoad({ kills, documentsBetween }: CrashRun): Promise<CrashOutcome> {
  const product = await startProduct({
    hasCertificates: true,
    durability: 'safe',
    // Silent, because after every kill the server logs the calls that failed.
    environment: { LOG_LEVEL: 'silent' },
  });
  const sql: Sql = postgres(product.databaseUrl, { max: 2, types: { bigint: postgres.BigInt } });
  try {
    const authority = await product.startTaxAuthority();
    const someone = await seller(product.address, 'pronar@market.example');
    await sql`update tenant.shops set allow_negative_stock = true where business_id = ${someone.businessId}`;
    const buyerNuis = await anotherNuis(sql, someone);
    const acknowledged = new Map<string, string>();
    const stopping = new AbortController();
    const selling = Promise.all(
      Array.from({ length: sellers }, (_, index) => {
        const tillId = someone.tillIds[index % someone.tillIds.length] ?? newId();
        return sellUntil(stopping.signal, someone, crashWork(someone, tillId, buyerNuis), acknowledged);
      }),
    );
    for (let kill = 1; kill <= kills; kill += 1) {
      await switchFaults(authority);
      await Promise.race([untilAcknowledged(acknowledged, documentsBetween), selling]);
      // A random delay, so that each kill hits another moment of the work.
      await delay(randomInt(300));
      await (kill % 3 === 0 ? product.crashDatabase() : product.crash());
    }
    stopping.abort();
    await selling;
    await change(authority, { down: 'no', slowMs: 0, dropPercent: 0 });
    await untilAllIsSubmitted(sql, someone);
    const damage = await findDamage(sql, someone.businessId, acknowledged);
    return { acknowledged: acknowledged.size, damage };
  } finally {
    await sql.end();
    await product.stop();
  }
}

async function untilAcknowledged(acknowledged: ReadonlyMap<string, string>, count: number): Promise<void> {
  const wanted = acknowledged.size + count;
  const until = Date.now() + patienceMs;
  while (acknowledged.size < wanted) {
    if (Date.now() > until) throw new Error(`the product did not come back: ${acknowledged.size} documents`);
    await delay(20);
  }
}

/** The e-invoice needs a recipient that the central platform knows. */
async function anotherNuis(sql: Sql, { businessId }: Seller): Promise<string> {
  const [other] = await sql<{ nipt: string }[]>`
    select nipt from platform.businesses where id <> ${businessId} order by nipt limit 1`;
  return other?.nipt ?? '';
}

/** Issues one document after the other; a document without a reply is sent again unchanged. */
async function sellUntil(
  signal: AbortSignal,
  someone: Seller,
  next: () => Work,
  acknowledged: Map<string, string>,
): Promise<void> {
  while (!signal.aborted) {
    const work = next();
    const documentId = await issueWithRetries(someone, work);
    work.done?.(documentId);
    acknowledged.set(work.id, documentId);
  }
}

async function issueWithRetries(someone: Seller, { path, body }: Work): Promise<string> {
  for (;;) {
    try {
      // A new requestId for each attempt, as after a reload of the page: the id of the document alone must prevent
      // duplicates.
      const { status, text } = await someone.post(path, body, randomUUID());
      if (status === 200) return (JSON.parse(text) as { _id: string })._id;
      if (status !== 210 && status !== 499) throw new Refused(`${path} ${status} ${text}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    await delay(50);
  }
}

class Refused extends Error {}

async function switchFaults(authority: string): Promise<void> {
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

const resendPaths = {
  invoice: '/api/main/retransmit-e-invoice',
  wtn: '/api/invoice-utilities/wtn/resend',
} as const;

/** Resends pending documents, as a person would, until none is pending. */
async function untilAllIsSubmitted(sql: Sql, someone: Seller): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const pending = await sql<{ kind: keyof typeof resendPaths; ids: string[] }[]>`
      select kind, array_agg(id) as ids from (
        select document.kind, document.id from tenant.fiscal_documents document
        left join tenant.e_invoices sent on sent.business_id = document.business_id and sent.invoice_id = document.id
        where document.business_id = ${someone.businessId} and document.kind in ('invoice', 'wtn')
          and (document.status = 'pending' or sent.state in ('waiting', 'pending'))
        limit 500
      ) open group by kind`;
    if (pending.length === 0) return;
    const count = pending.reduce((sum, { ids }) => sum + ids.length, 0);
    if (Date.now() > until) throw new Error(`${count} documents are still not submitted`);
    for (const { kind, ids } of pending) {
      const { status, text } = await someone.post(resendPaths[kind], { ids });
      if (status !== 200) throw new Error(`resend ${kind}: ${status} ${text}`);
    }
    await delay(Math.min(10_000, 500 + count * 30));
  }
}
