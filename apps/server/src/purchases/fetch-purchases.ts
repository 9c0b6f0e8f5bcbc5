import { Refusal, searchWindows, type PurchaseSource } from '@tezga/domain';
import { z } from 'zod';
import { businessSigner } from '../certificates/index.ts';
import { inTransaction, type Transaction } from '../platform/database/transaction.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import type { Job, JobContext } from '../platform/jobs/worker.ts';
import { portalHolder } from '../self-care/index.ts';
import { fetchFromPortal, monthParts } from './fetch-from-portal.ts';
import { fetchFromService } from './fetch-from-service.ts';
import { inBusiness } from '../platform/jobs/in-business.ts';
import { postEarlierPurchases } from './post-purchases.ts';
import { savePurchases } from './save-purchases.ts';
import { sourcesStore, type FetchResult } from './sources-store.ts';
import type { FetchedPart } from './fetched-part.ts';

export const fetchPurchasesTask = 'purchases:fetch';

const payloadOf = z.object({ businessId: z.string() });

const dayMs = 24 * 3_600_000;
/** How far back the first fetch of a business goes. */
const firstDaysBack = 365;
/**
 * How far back every later fetch goes: a business may accept or refuse an e-invoice until the 10th of the following
 * month, so its status can change until then.
 */
const laterDaysBack = 45;

/**
 * Fetches new purchases and the current status of recent ones from the e-invoice service and the self-care portal.
 * No transaction is open during a request. Each part is saved when it arrives; an invoice that is saved again stays
 * one row.
 */
export const fetchPurchases: Job = async (payload, context) => {
  const { businessId } = payloadOf.parse(payload);
  await catchUp(context, businessId);
  const { ready, since } = await inBusiness(context, businessId, async (transaction) => {
    const sources = sourcesStore(transaction, businessId);
    const stateOf = await sources.states();
    return {
      ready: await sources.readiness(),
      since: (source: PurchaseSource) => fetchStart(stateOf(source).toldAt, context.clock.now()),
    };
  });
  if (ready.service) await fetchSource(context, businessId, 'service', since('service'), fromService);
  if (ready.portal) await fetchSource(context, businessId, 'portal', since('portal'), fromPortal);
};

/**
 * Posts purchases that were stored but not posted, in a separate transaction. If this fails, the error is only
 * logged, so that the fetch continues.
 */
async function catchUp(context: JobContext, businessId: string): Promise<void> {
  try {
    await inBusiness(context, businessId, (transaction) =>
      postEarlierPurchases(transaction, businessId, context.clock.now()),
    );
  } catch (error) {
    context.log.error({ err: error, businessId }, 'earlier purchases were not posted');
  }
}

function fetchStart(toldAt: Date | null, now: Date): Date {
  const first = now.getTime() - firstDaysBack * dayMs;
  return toldAt === null
    ? new Date(first)
    : new Date(Math.max(first, Math.min(toldAt.getTime(), now.getTime()) - laterDaysBack * dayMs));
}

type FetchSource = (context: JobContext, businessId: string, since: Date) => Promise<FetchResult>;

/** Fetches from one source and saves the result. After a failure the next scheduled job tries again. */
async function fetchSource(
  context: JobContext,
  businessId: string,
  source: PurchaseSource,
  since: Date,
  fetchAll: FetchSource,
): Promise<void> {
  const result = await refusalAsResult(fetchAll(context, businessId, since));
  await inBusiness(context, businessId, (transaction) =>
    sourcesStore(transaction, businessId).saveResult(source, context.clock.now(), result),
  );
}

async function refusalAsResult(fetching: Promise<FetchResult>): Promise<FetchResult> {
  try {
    return await fetching;
  } catch (error) {
    // A refusal means that the business must act, for example renew an expired certificate. Any other error is a
    // bug.
    if (error instanceof Refusal) return { failure: error.code, unreadableCount: 0 };
    throw error;
  }
}

const fromService: FetchSource = async (context, businessId, since) => {
  const { config, clock } = context;
  const now = clock.now();
  const { signer } = await inBusiness(context, businessId, (transaction) =>
    businessSigner({ transaction, businessId, config, clock }),
  );
  const access = { ...context, signer };
  return fetchAndSaveEach(context, businessId, searchWindows(since, now), (window) =>
    fetchFromService(access, window),
  );
};

const fromPortal: FetchSource = async (context, businessId, since) => {
  const { config, clock } = context;
  const now = clock.now();
  const holder = await inBusiness(context, businessId, (transaction) =>
    portalHolder(transaction, config, businessId),
  );
  const access = { ...context, holder };
  return fetchAndSaveEach(context, businessId, monthParts(since, now), (months) =>
    fetchFromPortal(access, months),
  );
};

/**
 * Saves each part in its own transaction before it fetches the next one, so that a crash loses one part only, and
 * the memory holds one part only.
 */
async function fetchAndSaveEach<Part>(
  context: JobContext,
  businessId: string,
  parts: readonly Part[],
  fetchPart: (part: Part) => Promise<FetchedPart>,
): Promise<FetchResult> {
  const now = context.clock.now();
  let unreadableCount = 0;
  for (const part of parts) {
    const fetched = await fetchPart(part);
    await inBusiness(context, businessId, (transaction) =>
      saveInBatches(transaction, businessId, fetched.purchases, now),
    );
    unreadableCount += fetched.unreadableCount;
    if (fetched.failure !== null) return { failure: fetched.failure, unreadableCount };
  }
  return { failure: null, unreadableCount };
}

const batchSize = 500;

async function saveInBatches(
  transaction: Transaction,
  businessId: string,
  purchases: FetchedPart['purchases'],
  now: Date,
): Promise<void> {
  for (let start = 0; start < purchases.length; start += batchSize)
    await savePurchases(transaction, businessId, purchases.slice(start, start + batchSize), now);
}

const intervalMs = 3_600_000;
const businessesMax = 200;

/**
 * Scheduled: enqueues a fetch for each business that has access to a source which was last fetched more than an hour
 * ago, the longest ago first.
 */
export const fetchAllPurchases: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, async (transaction) => {
    const since = new Date(clock.now().getTime() - intervalMs);
    const due = await transaction.run(
      'select business_id from platform.businesses_due_for_purchase_fetch($1, $2)',
      [since, businessesMax],
    );
    for (const { business_id: businessId } of due)
      await addJob(
        transaction,
        fetchPurchasesTask,
        { businessId },
        { key: `purchases ${String(businessId)}` },
      );
  });
