import { Refusal, searchWindows, type PurchaseSource } from '@tezga/domain';
import { z } from 'zod';
import { businessSigner } from '../certificates/index.ts';
import { inTransaction, type Transaction } from '../platform/database/transaction.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import type { Job, JobContext } from '../platform/jobs/worker.ts';
import { portalHolder } from '../self-care/index.ts';
import { askPortalFor, partsOfMonths } from './ask-portal.ts';
import { askService } from './ask-service.ts';
import { inBusiness } from '../platform/jobs/in-business.ts';
import { keepPurchases } from './keep-purchases.ts';
import { sourcesStore, type HowAsked } from './sources-store.ts';
import type { ToldPart } from './told-part.ts';

export const fetchPurchasesTask = 'purchases:fetch';

const payloadOf = z.object({ businessId: z.string() });

const dayMs = 24 * 3_600_000;
/** Whoever comes new finds a year. */
const firstDaysBack = 365;
/** An e-invoice can be answered until the 10th of the following month, and how it stands changes until then. */
const laterDaysBack = 45;

/**
 * Asks both sources for what is new and how the rest stands now. No transaction is held while they answer; each part
 * is kept as soon as it is there, and what is told twice is kept once.
 */
export const fetchPurchases: Job = async (payload, context) => {
  const { businessId } = payloadOf.parse(payload);
  const { ready, since } = await inBusiness(context, businessId, async (transaction) => {
    const sources = sourcesStore(transaction, businessId);
    const stateOf = await sources.states();
    return {
      ready: await sources.readiness(),
      since: (source: PurchaseSource) => sinceWhen(stateOf(source).toldAt, context.clock.now()),
    };
  });
  if (ready.service) await ask(context, businessId, 'service', since('service'), fromService);
  if (ready.portal) await ask(context, businessId, 'portal', since('portal'), fromPortal);
};

function sinceWhen(toldAt: Date | null, now: Date): Date {
  const first = now.getTime() - firstDaysBack * dayMs;
  return toldAt === null
    ? new Date(first)
    : new Date(Math.max(first, Math.min(toldAt.getTime(), now.getTime()) - laterDaysBack * dayMs));
}

type AskSource = (context: JobContext, businessId: string, since: Date) => Promise<HowAsked>;

/** What cannot be asked for says why; the next time by the clock tries again. */
async function ask(
  context: JobContext,
  businessId: string,
  source: PurchaseSource,
  since: Date,
  from: AskSource,
): Promise<void> {
  const asked = await refusalIn(from(context, businessId, since));
  await inBusiness(context, businessId, (transaction) =>
    sourcesStore(transaction, businessId).note(source, context.clock.now(), asked),
  );
}

async function refusalIn(asking: Promise<HowAsked>): Promise<HowAsked> {
  try {
    return await asking;
  } catch (error) {
    // A certificate that has run out, a password that is gone: the business's own affair. Anything else is a bug.
    if (error instanceof Refusal) return { failure: error.code, unreadableCount: 0 };
    throw error;
  }
}

const fromService: AskSource = async (context, businessId, since) => {
  const { config, clock } = context;
  const now = clock.now();
  const { signer } = await inBusiness(context, businessId, (transaction) =>
    businessSigner({ transaction, businessId, config, clock }),
  );
  const asking = { ...context, signer };
  return keepEach(context, businessId, searchWindows(since, now), (window) => askService(asking, window));
};

const fromPortal: AskSource = async (context, businessId, since) => {
  const { config, clock } = context;
  const now = clock.now();
  const holder = await inBusiness(context, businessId, (transaction) =>
    portalHolder(transaction, config, businessId),
  );
  const asking = { ...context, holder };
  return keepEach(context, businessId, partsOfMonths(since, now), (months) => askPortalFor(asking, months));
};

/** Each part is kept by itself before the next is asked for: what breaks off keeps what it has, and never has much in hand. */
async function keepEach<Part>(
  context: JobContext,
  businessId: string,
  parts: readonly Part[],
  askFor: (part: Part) => Promise<ToldPart>,
): Promise<HowAsked> {
  const now = context.clock.now();
  let unreadableCount = 0;
  for (const part of parts) {
    const answer = await askFor(part);
    await inBusiness(context, businessId, (transaction) =>
      keepInParts(transaction, businessId, answer.told, now),
    );
    unreadableCount += answer.unreadableCount;
    if (answer.failure !== null) return { failure: answer.failure, unreadableCount };
  }
  return { failure: null, unreadableCount };
}

const keptAtOnce = 500;

async function keepInParts(
  transaction: Transaction,
  businessId: string,
  told: ToldPart['told'],
  now: Date,
): Promise<void> {
  for (let place = 0; place < told.length; place += keptAtOnce)
    await keepPurchases(transaction, businessId, told.slice(place, place + keptAtOnce), now);
}

const everyMs = 3_600_000;
const mostAtOnce = 200;

/** Once an hour for every business that can ask, those that waited longest first. */
export const fetchAllPurchases: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, async (transaction) => {
    const since = new Date(clock.now().getTime() - everyMs);
    const waiting = await transaction.run(
      'select business_id from platform.businesses_due_for_purchase_fetch($1, $2)',
      [since, mostAtOnce],
    );
    for (const { business_id: businessId } of waiting)
      await addJob(
        transaction,
        fetchPurchasesTask,
        { businessId },
        { key: `purchases ${String(businessId)}` },
      );
  });
