import { Refusal, tiranaIsoMoment } from '@tezga/domain';
import type { Signer } from '@tezga/fiscal';
import { z } from 'zod';
import { businessSigner } from '../certificates/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import type { Job, JobContext } from '../platform/jobs/worker.ts';
import { inBusiness } from './in-business.ts';
import { keepStatus } from './store.ts';
import { upTo } from './up-to.ts';

export const followTask = 'e-invoices:follow';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Whatever has not been paid by then is looked at by hand. */
const followedDays = 180;
/** What the central platform gives for one question. */
const answersMost = 100;
const windowDaysMost = 30;

/** By the clock: a job for each business with e-invoices that may still change. */
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

interface Window {
  readonly from: Date;
  readonly to: Date;
}

/** Asks what became of the e-invoices one business has sent, and keeps what changed. */
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
  if (begun.signer === null) return;
  for (const window of windowsOf(begun.moments))
    await followWindow(context, businessId, begun.signer, window);
};

/** Without a good certificate nobody is answered; the next round asks again. */
function noneYet(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

/** So much the clocks of the central platform and ours may differ. */
const leewayMs = hourMs;

/** As few windows as hold all moments, none longer than may be asked for. */
export function windowsOf(moments: readonly Date[]): Window[] {
  const windows: Window[] = [];
  for (const moment of moments) {
    const last = windows.at(-1);
    const to = new Date(moment.getTime() + leewayMs);
    if (last !== undefined && to.getTime() - last.from.getTime() <= windowDaysMost * dayMs)
      windows[windows.length - 1] = { from: last.from, to };
    else windows.push({ from: new Date(moment.getTime() - leewayMs), to });
  }
  return windows;
}

const shortestMs = 1000;

/** A window that holds more than is told at once is asked about in halves. */
async function followWindow(
  context: JobContext,
  businessId: string,
  signer: Signer,
  { from, to }: Window,
): Promise<void> {
  const { clock, taxAuthority } = context;
  const outcome = await taxAuthority.ask(
    'einvoice',
    'GetEinvoices',
    { PartyType: 'SELLER', RecDateTimeFrom: tiranaIsoMoment(from), RecDateTimeTo: upTo(to) },
    { signer },
  );
  // Nothing is lost: the next round asks for the same.
  if (outcome.kind === 'failure') return;
  const told = outcome.value.Einvoices.Einvoice ?? [];
  await inBusiness(context, businessId, async (transaction) => {
    for (const { EIC, Status } of told.toSorted((one, other) => (one.EIC < other.EIC ? -1 : 1)))
      await keepStatus(transaction, businessId, { eic: EIC.toLowerCase(), status: Status, at: clock.now() });
  });
  if (told.length < answersMost || to.getTime() - from.getTime() <= shortestMs) return;
  const middle = new Date(Math.floor((from.getTime() + to.getTime()) / 2));
  await followWindow(context, businessId, signer, { from, to: middle });
  await followWindow(context, businessId, signer, { from: middle, to });
}
