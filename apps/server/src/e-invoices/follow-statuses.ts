import { Refusal, type TimeWindow } from '@tezga/domain';
import { z } from 'zod';
import { businessSigner } from '../certificates/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import type { Job, JobContext } from '../platform/jobs/worker.ts';
import { inBusiness } from '../platform/jobs/in-business.ts';
import { leewayMs, sentEInvoices, type Searching } from './sent-e-invoices.ts';
import { saveStatus } from './store.ts';

export const followTask = 'e-invoices:follow';

const dayMs = 86_400_000;
/** E-invoices that are still unpaid after this time are no longer polled; a person has to look at them. */
const followedDays = 180;
const windowDaysMax = 30;

/** Scheduled: enqueues a polling job for each business with e-invoices whose status may still change. */
export const followAll: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, async (transaction) => {
    const since = new Date(clock.now().getTime() - followedDays * dayMs);
    const rows = await transaction.run(
      'select business_id from platform.businesses_following_e_invoices($1)',
      [since],
    );
    for (const { business_id: businessId } of rows)
      await addJob(
        transaction,
        followTask,
        { businessId },
        { key: `follow e-invoices ${String(businessId)}` },
      );
  });

const payloadOf = z.object({ businessId: z.string() });

/** Polls the central platform for the status of the e-invoices of one business and saves the changes. */
export const follow: Job = async (payload, context) => {
  const { businessId } = payloadOf.parse(payload);
  const { config, clock } = context;
  const since = new Date(clock.now().getTime() - followedDays * dayMs);
  const begun = await inBusiness(context, businessId, async (transaction) => {
    const signer = await businessSigner({ transaction, businessId, config, clock }).catch(noneYet);
    const open = await transaction.run(
      `select registered_at as at from tenant.e_invoices
       where business_id = $1 and status in ('DELIVERED', 'ACCEPTED', 'PARTIALLY_PAID') and registered_at > $2
       order by registered_at`,
      [businessId, since],
    );
    return { signer: signer?.signer ?? null, moments: open.map(({ at }) => at as Date) };
  });
  const { signer } = begun;
  if (signer === null) return;
  for (const window of windowsOf(begun.moments))
    await followWindow(context, businessId, { ...context, signer }, window);
};

/** Without a valid certificate the business cannot poll; the next run tries again. */
function noneYet(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

/** Merges the moments into as few windows as possible, none longer than the maximum that the platform accepts. */
function windowsOf(moments: readonly Date[]): TimeWindow[] {
  const windows: TimeWindow[] = [];
  for (const moment of moments) {
    const last = windows.at(-1);
    const to = new Date(moment.getTime() + leewayMs);
    if (last !== undefined && to.getTime() - last.from.getTime() <= windowDaysMax * dayMs)
      windows[windows.length - 1] = { from: last.from, to };
    else windows.push({ from: new Date(moment.getTime() - leewayMs), to });
  }
  return windows;
}

async function followWindow(
  context: JobContext,
  businessId: string,
  searching: Searching,
  window: TimeWindow,
): Promise<void> {
  for await (const page of sentEInvoices(searching, window)) {
    // Skips a failed window: the next run polls it again.
    if (page.kind === 'failure') continue;
    const inOrder = page.value.toSorted((one, other) => (one.EIC < other.EIC ? -1 : 1));
    const at = context.clock.now();
    await inBusiness(context, businessId, async (transaction) => {
      for (const { EIC, Status } of inOrder)
        await saveStatus(transaction, businessId, { eic: EIC.toLowerCase(), status: Status, at });
    });
  }
}
