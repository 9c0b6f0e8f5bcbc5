import { startOfTiranaDay, tiranaDay } from '@tezga/domain';
import { z } from 'zod';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Job, JobContext } from '../../platform/jobs/worker.ts';
import { demoId } from '../demo-id.ts';
import { setDemoMinimums } from '../minimum-stock.ts';
import { writePastAdjustments } from '../past-adjustments.ts';
import { writePastCostAdjustments } from '../past-cost-adjustments.ts';
import { writePastDocuments } from '../past-documents.ts';
import { writePastStocktake } from '../past-stocktake.ts';
import { writePastNotes } from '../past-notes.ts';
import { isPaymentDay, writePastPayments } from '../past-payments.ts';
import { writePastProductions } from '../past-productions.ts';
import { writePastTransfers } from '../past-transfers.ts';
import { scheduleDemoReport } from '../scheduled-report.ts';
import { demoBusinesses, type DemoBusiness } from '../people.ts';
import { startedHistory, setBusiness, oldestId } from './begin-past-sales.ts';
import { enterPastSales } from './enter-past-sales.ts';
import { dayAfter, daysFrom, firstDayOf, firstRecentDayOf, type History } from './history.ts';
import { areNumbersReserved } from './are-numbers-reserved.ts';
import { resultsOfLastSales } from './last-sales.ts';
import { nextNumber, numbersBefore, type Numbers } from './numbers.ts';
import { sketchedDay } from './sketched-day.ts';
import { writeDay } from './write-day.ts';
import { allFiscalized, type Writing } from './writing.ts';

export const pastSalesTask = 'demo:writePastSales';

/** The day to write. Null means the recent days, which are written first, because users look at them. */
const payloadOf = z.object({ day: z.iso.date().nullable() });

/**
 * Adds the job of one day. Each job adds the next one, so that at most one runs and uses one core while the product is
 * in use.
 */
export const addPastSalesJob = (transaction: Transaction, day: string | null) =>
  addJob(transaction, pastSalesTask, { day }, { key: pastSalesTask });

/**
 * Writes the recent days (`day` is null) or one earlier day in every business, then adds the job of the next day: the
 * earlier days follow the recent ones, the oldest first.
 */
export const writePastSales: Job = async (payload, context) => {
  const { day } = payloadOf.parse(payload);
  const history = await inTransaction(context.pool, startedHistory, { kind: 'reading' });
  if (history === null) return;
  for (const business of demoBusinesses)
    if (day === null) {
      await writeLastDays(context, history, business);
      const writing = writingOf(context, history, business, 'on');
      await writePastNotes(writing);
      await writePastAdjustments(writing);
      await writePastCostAdjustments(writing);
      await writePastDocuments(writing);
      await writePastStocktake(writing);
      await writePastTransfers(writing);
      await writePastProductions(writing);
      await setDemoMinimums(writing);
      await enterPastSales(writing, firstRecentDayOf(history), history.lastDay);
    } else if (day >= firstDayOf(history, business)) await writeEarlierDay(context, history, business, day);
  if (day !== null && dayAfter(day) === firstRecentDayOf(history))
    for (const business of demoBusinesses) await writeLastPayments(context, history, business);
  await inTransaction(context.pool, async (transaction) => {
    const next = day === null ? await firstOpenDay(transaction, history) : dayAfter(day);
    if (next < firstRecentDayOf(history)) await addPastSalesJob(transaction, next);
    else {
      // The reports are scheduled last, so that their e-mails count the whole week.
      for (const business of demoBusinesses)
        await scheduleDemoReport(transaction, business, context.clock.now());
      context.log.info({ from: history.firstDay }, 'all past sales of the demonstration are written');
    }
  });
};

/** The day to continue with: the last day that has sales, because it may be incomplete. */
async function firstOpenDay(transaction: Transaction, history: History): Promise<string> {
  await setBusiness(transaction, oldestId);
  const [row] = await transaction.run(
    `select issued_at from tenant.invoices where business_id = $1 and issued_at < $2
     order by issued_at desc, id desc limit 1`,
    [oldestId, startOfTiranaDay(firstRecentDayOf(history))],
  );
  return row === undefined ? history.firstDay : tiranaDay(row['issued_at'] as Date);
}

async function writeLastDays(context: JobContext, history: History, business: DemoBusiness): Promise<void> {
  const writing = writingOf(context, history, business, 'on');
  const days = daysFrom(firstRecentDayOf(history), history.lastDay);
  const sketches = days.flatMap((day) => sketchedDay(business, history, day));
  const last = sketches.at(-1);
  if (last === undefined || (await writing.step((one) => isWritten(one, writing, last.saleId)))) return;
  if (!(await areNumbersReserved(writing))) return;
  const numbers: Numbers = new Map();
  const before = dayAfter(firstRecentDayOf(history), -1);
  for (const day of daysFrom(firstDayOf(history, business), before))
    for (const sketch of sketchedDay(business, history, day)) nextNumber(numbers, sketch);
  const submissionResultOf = resultsOfLastSales(business, history);
  for (const day of days) await writeDay(writing, day, numbers, submissionResultOf);
}

async function isWritten(transaction: Transaction, { businessId }: Writing, saleId: string) {
  const [row] = await transaction.run(
    'select 1 from tenant.invoices where business_id = $1 and sale_id = $2',
    [businessId, saleId],
  );
  return row !== undefined;
}

async function writeEarlierDay(
  context: JobContext,
  history: History,
  business: DemoBusiness,
  day: string,
): Promise<void> {
  // Commits without waiting for the disk (synchronous_commit off), because sales lost in a crash are written
  // again.
  const writing = writingOf(context, history, business, 'off');
  if (!(await areNumbersReserved(writing))) return;
  const numbers = await writing.step((transaction) => numbersBefore(transaction, writing.businessId, day));
  await writeDay(writing, day, numbers, allFiscalized);
  if (isPaymentDay(day)) await writePastPayments(writing, 'customer', day);
  await enterPastSales(writing, day);
}

/** Writes the payments of the recent days; called once all invoices that they pay are written. */
async function writeLastPayments(
  context: JobContext,
  history: History,
  business: DemoBusiness,
): Promise<void> {
  const writing = writingOf(context, history, business, 'off');
  const yesterday = dayAfter(history.lastDay, -1);
  for (const day of daysFrom(firstRecentDayOf(history), yesterday))
    if (isPaymentDay(day)) await writePastPayments(writing, 'customer', day);
  await writePastPayments(writing, 'supplier', yesterday);
}

/** Each sale has its own transaction, as from a till, so that a concurrent call waits for at most one of them. */
function writingOf(
  { pool, config, clock }: JobContext,
  history: History,
  business: DemoBusiness,
  synchronousCommit: 'on' | 'off',
): Writing {
  const businessId = demoId(business.key);
  const opening = `select set_config('tezga.business_id', '${businessId}', true),
    set_config('synchronous_commit', '${synchronousCommit}', true)`;
  const step: Writing['step'] = (work) => inTransaction(pool, work, { kind: 'changing', opening });
  return { step, config, clock, history, business, businessId };
}
