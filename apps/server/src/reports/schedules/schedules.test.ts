import { contract } from '@tezga/contract';
import { sentReports, tiranaDay, type SentReport } from '@tezga/domain';
import { readPdf } from '@tezga/print/read-pdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import {
  addEmployee,
  cloneTemplate,
  refusalOf,
  startTestServer,
  type TestServer,
} from '../../testing/index.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import { sellingBusiness } from '../testing.ts';
import { sendDueReports, sendScheduled, sendScheduledTask } from './send-due.ts';

const { reports } = contract;
const dayMs = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await cloneTemplate('report_schedules') });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.asOwner`delete from tenant.report_schedules`;
  await server.asOwner`delete from platform.messages`;
  await server.asOwner`delete from graphile_worker._private_jobs`;
});

const daily = {
  report: 'sales-summary',
  by: 'shop',
  period: 'yesterday',
  frequency: 'daily',
  hour: 0,
} as const;

/**
 * A business that yesterday sold 120 lek in its first shop and 240 in its second, with a report schedule that is due
 * today.
 */
async function dueBusiness(
  recipientIds: (business: Awaited<ReturnType<typeof sellingBusiness>>) => Promise<string[]>,
) {
  const business = await sellingBusiness(server);
  const noon = `${tiranaDay(new Date(server.clock.now().getTime() - dayMs))}T11:00:00Z`;
  await business.sell(noon);
  await business.sell(noon, business.inSecondShop);
  await business.sell(noon, business.inSecondShop);
  const { _id: scheduleId } = await business.client(reports.addSchedule, {
    ...daily,
    recipientIds: await recipientIds(business),
  });
  await server.asOwner`
    update tenant.report_schedules set timed_at = timed_at - interval '2 days' where id = ${scheduleId}`;
  return { ...business, scheduleId };
}

const toOwner = ({ owner }: Awaited<ReturnType<typeof sellingBusiness>>) => Promise.resolve([owner.id]);

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly attachment_name: string;
  readonly attachment: Buffer;
}
const mails = () => server.asOwner<Mail[]>`
  select recipient, subject, attachment_name, attachment from platform.messages where kind = 'report' order by recipient`;

const textOf = async ({ attachment }: Mail) => (await readPdf(attachment)).map(({ text }) => text).join(' ');

const sendAll = () =>
  runDueJobs(
    server.config.DATABASE_URL,
    { jobs: { [sendScheduledTask]: sendScheduled }, urgent: [], awaited: [], timetable: [] },
    server.jobContext,
  );

test('a due report is sent once as a PDF, also if the job runs repeatedly', async () => {
  const { owner, client } = await dueBusiness(toOwner);
  for (let run = 0; run < 3; run += 1) {
    await sendDueReports({}, server.jobContext);
    await sendAll();
  }
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient)).toEqual([owner.email]);
  const [mail] = sent;
  expect(mail?.subject).toContain('Përmbledhja e shitjeve');
  expect(mail === undefined ? '' : await textOf(mail)).toContain('360.00');
  const { schedules } = await client(reports.schedules, {});
  expect(schedules[0]?.lastSentDay).toBe(tiranaDay(server.clock.now()));
});

test('if several workers send the same report concurrently, it is sent once', async () => {
  const { id: businessId, scheduleId } = await dueBusiness(toOwner);
  const job = { businessId, scheduleId, day: tiranaDay(server.clock.now()) };
  await Promise.all([1, 2, 3, 4].map(() => sendScheduled(job, server.jobContext)));
  expect(await mails()).toHaveLength(1);
});

test('if sending a report fails, the next attempt sends it', async () => {
  const { id: businessId, scheduleId } = await dueBusiness(toOwner);
  const job = { businessId, scheduleId, day: tiranaDay(server.clock.now()) };
  await server.asOwner`alter table platform.messages add constraint refused check (kind <> 'report')`;
  await expect(sendScheduled(job, server.jobContext)).rejects.toThrow('refused');
  await server.asOwner`alter table platform.messages drop constraint refused`;
  expect(await mails()).toHaveLength(0);
  await sendScheduled(job, server.jobContext);
  expect(await mails()).toHaveLength(1);
});

test('a schedule that is created after its hour sends no report on that day', async () => {
  const business = await sellingBusiness(server);
  await business.client(reports.addSchedule, { ...daily, recipientIds: [business.owner.id] });
  await sendDueReports({}, server.jobContext);
  await sendAll();
  expect(await mails()).toHaveLength(0);
});

test('a recipient who is assigned to one shop gets the figures of that shop only', async () => {
  await dueBusiness(async ({ id, owner, shopIds }) => {
    const person = await addEmployee(server, id, 'AP', { reports: 'read' });
    await server.asOwner`
      insert into tenant.employee_shops (business_id, employee_id, shop_id)
      select business_id, id, ${shopIds[0]} from tenant.employees
      where business_id = ${id} and user_id = ${person.id}`;
    return [owner.id, person.id];
  });
  await sendDueReports({}, server.jobContext);
  await sendAll();
  const texts = await Promise.all((await mails()).map(textOf));
  expect(texts.filter((text) => text.includes('360.00'))).toHaveLength(1);
  expect(texts.filter((text) => !text.includes('360.00') && text.includes('120.00'))).toHaveLength(1);
});

test.each(['lost the permission', 'left'] as const)(
  'a former recipient who %s gets no report',
  async (how) => {
    let gone = '';
    const { id, owner } = await dueBusiness(async (business) => {
      const person = await addEmployee(server, business.id, 'AP', { reports: 'read' });
      gone = person.id;
      return [business.owner.id, person.id];
    });
    if (how === 'left')
      await server.asOwner`delete from platform.memberships where business_id = ${id} and user_id = ${gone}`;
    else
      await server.asOwner`
      update tenant.roles set permissions = jsonb_set(permissions, '{backofficePermissions,reports}', '"none"')
      where business_id = ${id} and id =
        (select role_id from platform.memberships where business_id = ${id} and user_id = ${gone})`;
    await sendDueReports({}, server.jobContext);
    await sendAll();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([owner.email]);
  },
);

/** The title of each report, and a figure that the sent report must contain. */
const sentFigures: Record<SentReport, readonly [title: string, figure: string]> = {
  'sales-summary': ['Përmbledhja e shitjeve', '480.00'],
  'vat-report': ['Raporti i TVSH-së', '80.00'],
  'client-sales': ['Shitjet sipas klientit', '480.00'],
  'sales-by-item': ['Shitjet sipas artikullit', '480.00'],
  'operator-sales': ['Shitjet sipas operatorit', '480.00'],
  'employee-sales': ['Shitjet e punonjësve', '360.00'],
  'stock-report': ['Analiza e magazinës', '770.00'],
  'stock-entries': ['Hyrjet sipas punonjësit', '1 100.00'],
  'stock-exits': ['Daljet sipas punonjësit', '330.00'],
};

/** A business that today sold 360 lek in cash and 120 on account, and had an entry of 1100 lek and an exit of 330. */
async function movingBusiness() {
  const business = await sellingBusiness(server);
  const now = server.clock.now().toISOString();
  const { client, articleId, shopIds, sell } = business;
  for (const method of ['BANKNOTE', 'BANKNOTE', 'BANKNOTE', 'ACCOUNT'] as const) await sell(now, { method });
  const document = () => ({ documentId: newRecordId(server.clock.now()), shopId: shopIds[0] });
  await client(contract.warehouse.addEntry, {
    ...document(),
    lines: [{ articleId, quantity: 10, unitCost: 110 }],
  });
  await client(contract.warehouse.addExit, {
    ...document(),
    reason: 'damage',
    lines: [{ articleId, quantity: 3 }],
  });
  return business;
}

const tomorrow = () => tiranaDay(new Date(server.clock.now().getTime() + dayMs));

async function sentFor(
  { id: businessId, client }: Pick<Awaited<ReturnType<typeof sellingBusiness>>, 'id' | 'client'>,
  report: SentReport,
  recipientIds: string[],
): Promise<readonly Mail[]> {
  const { _id: scheduleId } = await client(reports.addSchedule, { ...daily, report, recipientIds });
  await sendScheduled({ businessId, scheduleId, day: tomorrow() }, server.jobContext);
  return mails();
}

test.each(sentReports)('the report %s is sent with its figures', async (report) => {
  const business = await movingBusiness();
  const [title, figure] = sentFigures[report];
  const [mail] = await sentFor(business, report, [business.owner.id]);
  expect(mail?.subject).toContain(title);
  expect((mail === undefined ? '' : await textOf(mail)).replaceAll('\u{a0}', ' ')).toContain(figure);
});

test('a warehouse report to a recipient who may not read cost and stock contains neither', async () => {
  const business = await movingBusiness();
  const person = await addEmployee(server, business.id, 'AP', { reports: 'read' });
  for (const report of ['stock-report', 'stock-entries', 'stock-exits'] as const) {
    await server.asOwner`delete from platform.messages`;
    const [mail] = await sentFor(business, report, [person.id]);
    const text = mail === undefined ? '' : await textOf(mail);
    expect(text).toContain(sentFigures[report][0]);
    for (const hidden of ['770.00', '100.00', '330.00', '10.000', '7.000', '3.000'])
      expect([report, text.includes(hidden)]).toEqual([report, false]);
  }
});

test('a schedule that names a recipient of another business is refused', async () => {
  const { client } = await sellingBusiness(server);
  const stranger = await sellingBusiness(server);
  const refused = await refusalOf(
    client(reports.addSchedule, { ...daily, recipientIds: [stranger.owner.id] }),
  );
  expect(refused.code).toBe('not-found');
  expect((await client(reports.schedules, {})).schedules).toEqual([]);
});

test('the second of two edits of one version of a schedule is refused, and a deleted schedule sends nothing', async () => {
  const { client, scheduleId } = await dueBusiness(toOwner);
  const [stored] = (await client(reports.schedules, {})).schedules;
  const updatedAt = stored?.updatedAt;
  await client(reports.editSchedule, { scheduleId, language: 'en', updatedAt });
  const refused = await refusalOf(client(reports.editSchedule, { scheduleId, language: 'it', updatedAt }));
  expect(refused.code).toBe('changed-meanwhile');
  await client(reports.removeSchedule, { scheduleId });
  await sendDueReports({}, server.jobContext);
  await sendAll();
  expect(await mails()).toHaveLength(0);
});
