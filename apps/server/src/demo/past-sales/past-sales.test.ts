import { contract } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs, type JobContext } from '../../platform/jobs/worker.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import { proveTotals } from '../../sales/index.ts';
import {
  aLine,
  cloneTemplate,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';
import { demoId } from '../demo-id.ts';
import {
  demoPassword,
  giveDemoCertificates,
  loadDemoData,
  pastSalesTask,
  startPastSales,
  writePastSales,
} from '../index.ts';
import { demoBusinesses } from '../people.ts';
import { dayAfter, daysFrom, firstDayOf, historyBefore, momentOf, weekdayOf } from './history.ts';
import { sketchedDay } from './sketched-day.ts';

const days = 4;
let standIn: StandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await startStandIn({ isOwn: true });
  server = await startTestServer({
    databaseUrl: await cloneTemplate('past_sales'),
    environment: { TEZGA_DEMO: '1', TEZGA_DEMO_DAYS: String(days), ...standIn.environment },
  });
  // Moves the clock to a Wednesday afternoon, when every business has sold something on the day.
  const minutes = Math.ceil((nextWednesdayAfternoon().getTime() - Date.now()) / 60_000);
  server.clock.move(minutes * 60_000);
  await standIn.control('PUT', '/switches', { clockSkewMinutes: minutes });
  await loadDemoData(server.pool, server.clock);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

function nextWednesdayAfternoon(): Date {
  const today = tiranaDay(new Date());
  const day = [1, 2, 3, 4, 5, 6, 7]
    .map((later) => dayAfter(today, later))
    .find((each) => weekdayOf(each) === 3);
  return momentOf(day ?? today, 15);
}

/** The context of a worker process next to this server. */
const workerParts = () => ({
  ...server.jobContext,
  config: { ...server.config, TEZGA_WORKER: 'only' as const },
});

const reservedCount = async () => {
  const [row] = await server.asOwner`select sum(last_number)::int as count from tenant.invoice_counters`;
  return Number(row?.['count']);
};

/**
 * The context of a worker that fails after this many sales. Each sale reads the clock once, to check the certificate.
 */
function contextFailingAfter(sales: number): JobContext {
  let reads = 0;
  const now = () => {
    if ((reads += 1) > sales) throw new Error('killed');
    return server.clock.now();
  };
  return { ...server.jobContext, clock: { now } };
}

const doJobs = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
const count = async (where = 'true') => {
  const [row] = await server.asOwner.unsafe(
    `select count(*)::int as count from tenant.invoices invoice
     join tenant.fiscal_documents document using (business_id, id) where ${where}`,
  );
  return Number(row?.['count']);
};

/** For each series: first and last number, how many invoices, and whether the numbers rise with time. */
const series = () =>
  server.asOwner`
    select min(number)::int as first, max(number)::int as last, count(*)::int as count,
      bool_and(is_later) as rises, max(counter.last_number)::int as counted
    from (
      select business_id, case type when 'CASH' then till_id::text else '' end as series, year, number,
        issued_at >= coalesce(lag(issued_at) over (
          partition by business_id, case type when 'CASH' then till_id::text else '' end, year order by number
        ), issued_at) as is_later
      from tenant.invoices
    ) invoice join tenant.invoice_counters counter using (business_id, series, year)
    group by business_id, series, year`;

test('without certificates no past sale of the demonstration is written', async () => {
  await startPastSales(server.jobContext);
  expect(await count()).toBe(0);
});

test('the numbers of all past sales are reserved before the first sale is written', async () => {
  await giveDemoCertificates(server.jobContext);
  await Promise.all([startPastSales(server.jobContext), startPastSales(server.jobContext)]);
  const history = historyBefore(server.clock.now(), days);
  const planned = demoBusinesses.flatMap((business) =>
    daysFrom(firstDayOf(history, business), history.lastDay).flatMap((day) =>
      sketchedDay(business, history, day),
    ),
  );
  // The clock has moved on since the start, so a few more sales may be planned by now.
  expect(Math.abs(planned.length - (await reservedCount()))).toBeLessThan(3);
  expect(await count()).toBe(0);
});

test('the sales that a killed worker wrote stay, and an invoice issued meanwhile gets a number after all reserved ones', async () => {
  await expect(writePastSales({ day: null }, contextFailingAfter(100))).rejects.toThrow('killed');
  expect(await count()).toBe(100);
  const client = server.client();
  await client(contract.access.signIn, { username: 'pronar@market.example', password: demoPassword });
  const { eposList } = await client(contract.tills.eposList, {});
  const [counter] = await server.asOwner`
    select last_number::int from tenant.invoice_counters where business_id = ${demoId('market')} and series = ''`;
  const sold = await client(contract.sales.issue, {
    saleId: newRecordId(server.clock.now()),
    tillId: eposList[0]?._id ?? '',
    lines: [aLine()],
    buyer: { idType: 'NUIS', idNumber: 'L12345678A', name: 'Blerësi' },
    payments: [{ type: 'ACCOUNT', amount: 120 }],
  });
  expect(sold.invoiceNumber).toMatch(new RegExp(`^${counter?.['last_number'] + 1}/`));
});

test('a worker that starts adds a job that continues the demo sales; a server that runs no jobs adds none', async () => {
  const jobs = async () => {
    const [row] = await server.asOwner`
      select count(*)::int as count from graphile_worker.jobs where task_identifier = ${pastSalesTask}`;
    return row?.['count'];
  };
  await server.asOwner`
    update graphile_worker._private_jobs job set locked_at = now(), locked_by = 'a worker that was killed'
    from graphile_worker._private_tasks task where task.id = task_id and identifier = ${pastSalesTask}`;
  await startPastSales(server.jobContext);
  expect(await jobs()).toBe(1);
  await startPastSales(workerParts());
  expect(await jobs()).toBe(2);
});

test('a business whose reserved numbers do not match its simulated sales is skipped, and the other businesses are written', async () => {
  const office = demoId('exchange');
  const [largest] = await server.asOwner`
    select series, year from tenant.invoice_counters where business_id = ${office} order by last_number desc limit 1`;
  const moveCounter = (by: number) => server.asOwner`
    update tenant.invoice_counters set last_number = last_number + ${by}
    where business_id = ${office} and series = ${largest?.['series']} and year = ${largest?.['year']}`;
  // Simulates a start that reserved one number too few.
  await moveCounter(-1);
  await startPastSales(workerParts());
  await doJobs();
  const ofOffice = `invoice.business_id = '${office}'`;
  expect(await count(ofOffice)).toBe(0);
  const [others] = await server.asOwner`
    select sum(last_number)::int as count from tenant.invoice_counters where business_id <> ${office}`;
  expect(await count(`not ${ofOffice}`)).toBe(others?.['count']);
  await moveCounter(1);
});

test('a later start of the server writes the missing sales and duplicates none', async () => {
  await startPastSales(workerParts());
  await expect(writePastSales({ day: null }, server.jobContext)).resolves.toBeUndefined();
  await doJobs();
  expect(await count()).toBe(await reservedCount());
});

test('the past sales have numbers without gaps that rise with time, and totals, stock and drawers match the documents', async () => {
  const all = await series();
  expect(all.length).toBeGreaterThan(8);
  for (const { first, last, count: there, rises, counted } of all)
    expect({ first, last, rises, counted }).toEqual({ first: 1, last: there, rises: true, counted: there });
  expect(await proveTotals((text, values) => server.asOwner.unsafe(text, values as never[]))).toEqual([]);
  const wrongStock = await server.asOwner`
    select * from tenant.stock where quantity < 0 or array[quantity, value] is distinct from (
      select array[sum(movement.quantity), sum(movement.value)]::bigint[] from tenant.stock_movements movement
      where (movement.business_id, movement.shop_id, movement.article_id)
        = (stock.business_id, stock.shop_id, stock.article_id)
    )`;
  expect(wrongStock).toEqual([]);
  const wrongDrawers = await server.asOwner`
    select * from tenant.drawer_days drawer where sold <> (
      select coalesce(sum((payment->>'amountInLek')::bigint * case when is_bought then -1 else 1 end), 0)
      from tenant.invoices invoice, jsonb_array_elements(payments) payment,
        lateral (select coalesce(invoice.document->>'isBuying' = 'true', false) as is_bought) asked
      where (invoice.business_id, invoice.till_id, invoice.day) = (drawer.business_id, drawer.till_id, drawer.day)
        and payment->>'method' = 'BANKNOTE' and (currency = 'ALL' or is_bought)
    ) or starting_balance + deposited + sold < withdrawn`;
  expect(wrongDrawers).toEqual([]);
});

test('goods received in the market have a supplier, and its suggested order names the supplier of each article', async () => {
  const client = server.client();
  await client(contract.access.signIn, { username: 'pronar@market.example', password: demoPassword });
  const { data } = await client(contract.warehouse.entries, {});
  const received = data.filter(({ reason }) => reason === 'goods-received');
  expect(received.length).toBeGreaterThan(0);
  expect(received.filter(({ supplierName }) => supplierName === '')).toEqual([]);
  const { lines } = await client(contract.warehouse.suggestedOrder, {});
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter(({ supplierName }) => supplierName === null)).toEqual([]);
});

test('the exchange office has bought euros, and its safe is not overdrawn', async () => {
  const businessId = demoId('exchange');
  expect(await count(`invoice.document->>'isBuying' = 'true'`)).toBeGreaterThan(3);
  const [safe] = await server.asOwner`
    select sum(debit - credit)::bigint as lek from tenant.journal_lines line
    join tenant.shops shop on shop.business_id = line.business_id and line.account_path = '5:53:531:5311:' || shop.id
    where line.business_id = ${businessId}`;
  expect(Number(safe?.['lek'])).toBeGreaterThan(0);
});

test('the stand-in accepted the latest demo sales, except five pending and two refused samples', async () => {
  const refused = await server.asOwner`select failure from tenant.fiscal_documents where status = 'error'`;
  expect(refused.map(({ failure }) => failure.code)).toEqual(['41', '41']);
  expect(await count(`document.status = 'pending'`)).toBe(5);
  // Invented replies are dated two seconds after their documents; a later reply came from the stand-in.
  const submitted = `document.status = 'fiscalized' and document.answered_at - document.made_at > '3 seconds'`;
  expect(await count(submitted)).toBeGreaterThan(15);
});

test('the stand-in of the tax authority registers a correction of a past sale that was never submitted to it', async () => {
  const client = server.client();
  await client(contract.access.signIn, { username: 'pronar@shumice.example', password: demoPassword });
  const [oldest] = await server.asOwner<{ id: string }[]>`
    select invoice.id from tenant.invoices invoice join tenant.fiscal_documents document using (business_id, id)
    where invoice.business_id = ${demoId('wholesale')} and type = 'NONCASH' and document.status = 'fiscalized'
      and not exists (select from tenant.invoice_references where referred_id = invoice.id)
    order by invoice.issued_at limit 1`;
  const correction = { saleId: newRecordId(server.clock.now()), invoiceId: oldest?.id ?? '', isWhole: true };
  const { _id } = await client(contract.sales.correct, correction);
  await doJobs();
  const [corrective] =
    await server.asOwner`select status, failure from tenant.fiscal_documents where id = ${_id}`;
  expect(corrective).toMatchObject({ status: 'fiscalized', failure: null });
});

test('a start of the server changes nothing if all past sales are written', async () => {
  const before = await count();
  await startPastSales(workerParts());
  await doJobs();
  expect(await count()).toBe(before);
  const [carts] = await server.asOwner`select count(*)::int as count from tenant.sale_drafts`;
  expect(carts).toMatchObject({ count: 8 });
});
