import { mayReadField } from '@tezga/contract';
import { dueDay, tiranaDay, type SendingTime } from '@tezga/domain';
import { loadPhrases } from '@tezga/phrases';
import { z } from 'zod';
import { messageContextOfJob, sendReport } from '../../messages/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { printedPdf } from '../../platform/documents/print.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { inBusiness } from '../../platform/jobs/in-business.ts';
import type { Job, JobContext } from '../../platform/jobs/worker.ts';
import { recipientsIn } from './recipients.ts';
import { sentReport, sentTitle } from './sent-report.ts';
import { schedulesStore, takeDay, type Member, type StoredSchedule } from './store.ts';

export const sendScheduledTask = 'reports:sendOne';

interface UnsentSchedule extends SendingTime {
  readonly businessId: string;
  readonly id: string;
  readonly timedAt: Date;
  readonly lastDay: string | null;
}

/** Scheduled: adds a job for each report schedule whose hour has come and whose report was not sent yet. */
export const sendDueReports: Job = (_payload, { pool, clock }) =>
  inTransaction(pool, async (transaction) => {
    const now = clock.now();
    const unsent = await transaction.run<UnsentSchedule>(
      `select business_id as "businessId", id, frequency, weekday::int, month_day::int as "monthDay", hour::int,
         timed_at as "timedAt", last_day as "lastDay"
       from platform.unsent_report_schedules($1::date)`,
      [tiranaDay(now)],
    );
    for (const { businessId, id, timedAt, lastDay, ...time } of unsent) {
      const day = dueDay(time, timedAt, now);
      if (day !== null && (lastDay === null || lastDay < day))
        await addJob(
          transaction,
          sendScheduledTask,
          { businessId, scheduleId: id, day },
          { key: `report ${businessId} ${id} ${day}` },
        );
    }
  });

const payloadOf = z.object({ businessId: z.string(), scheduleId: z.string(), day: z.string() });

/**
 * Draws the reports of all recipients. Then one transaction marks the day as sent and queues the e-mails. If
 * anything fails before its commit, nothing is sent and the queue retries the job; after the commit, a retry finds
 * the day marked and sends nothing.
 */
export const sendScheduled: Job = async (payload, context) => {
  const { businessId, scheduleId, day } = payloadOf.parse(payload);
  const begun = await inBusiness(context, businessId, async (transaction) => {
    const store = schedulesStore(transaction, businessId);
    const schedule = await store.one(scheduleId);
    return { schedule, recipients: await recipientsIn(store) };
  });
  const { schedule } = begun;
  if (schedule === null || (schedule.lastDay !== null && schedule.lastDay >= day)) return;
  const phrases = await loadPhrases(schedule.language);
  const title = sentTitle(schedule.definition, phrases);
  const drawn: { readonly to: Member; readonly pdf: string; readonly businessName: string }[] = [];
  for (const to of begun.recipients)
    if (schedule.recipientIds.includes(to.id))
      drawn.push({ to, ...(await drawnFor(to, schedule, { businessId, day, context })) });
  await inBusiness(context, businessId, async (transaction) => {
    if (!(await takeDay(transaction, { businessId, id: scheduleId, day }))) return;
    const messages = await messageContextOfJob(context, transaction);
    for (const { to, pdf, businessName } of drawn)
      await sendReport(
        messages,
        { title, businessName, fileName: `${title} ${day}.pdf`, pdf: Buffer.from(pdf, 'base64') },
        { userName: to.name, email: to.email, language: schedule.language },
      );
  });
};

interface Sending {
  readonly businessId: string;
  readonly day: string;
  readonly context: JobContext;
}

/**
 * Draws the report for one recipient. The transaction sees only the shops of the recipient, and the report has only
 * the fields that the recipient's role may read.
 */
async function drawnFor(to: Member, schedule: StoredSchedule, { businessId, day, context }: Sending) {
  const phrases = await loadPhrases(schedule.language);
  const { job, pdf } = await printedPdf(
    {
      businessId,
      inTransaction: (work) => inBusiness(context, businessId, work),
    },
    1,
    async (transaction) => {
      await transaction.run(`select set_config('tezga.places', platform.places_of($1, $2, $3), true)`, [
        businessId,
        to.id,
        to.code,
      ]);
      const [business] = await transaction.run<{ name: string }>(
        'select name from platform.businesses where id = $1',
        [businessId],
      );
      const caller = { role: { ...to.permissions, code: to.code }, businessId };
      const report = await sentReport(
        schedule,
        { day, phrases, mayRead: (field) => mayReadField(field, caller) },
        { transaction, businessId },
      );
      return {
        report: { ...report, businessName: business?.name ?? '', at: context.clock.now() },
        options: { language: schedule.language },
      };
    },
  );
  return { pdf, businessName: job.report.businessName };
}
