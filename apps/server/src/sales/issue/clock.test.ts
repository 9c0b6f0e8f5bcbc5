import { contract } from '@tezga/contract';
import { tiranaDateTime } from '@tezga/domain';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import {
  addSellingBusiness,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

const { sales } = contract;
const minuteMs = 60_000;

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
let movedMs = 0;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
beforeAll(async () => {
  business = await addSellingBusiness(server, standIn);
  // Makes the certificate valid one day earlier, because some tests set the clock back.
  await server.asOwner`
    update tenant.certificates set not_before = not_before - interval '1 day' where business_id = ${business.id}`;
});
afterEach(async () => {
  move(-movedMs / minuteMs);
  await measure();
  await setSeriesAhead(0);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

function move(minutes: number): void {
  movedMs += minutes * minuteMs;
  server.clock.move(minutes * minuteMs);
}

const measure = () => jobBook.jobs['platform:measureClock']?.({}, server.jobContext);
const deliver = (documentId: string) =>
  jobBook.jobs['fiscalization:deliver']?.({ businessId: business.id, documentId }, server.jobContext);
const buyer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Blerësi shpk',
  address: 'Rruga 1',
  town: 'Tiranë',
} as const;
const sell = () => business.sell({ payments: [{ type: 'ACCOUNT', amount: 120 }], buyer });
const counter = async () => {
  const [row] = await server.asOwner<{ last_number: string; last_at: Date }[]>`
    select last_number, last_at from tenant.invoice_counters
    where business_id = ${business.id} and series = ''`;
  return { number: Number(row?.last_number), at: row?.last_at ?? new Date(0) };
};
const setSeriesAhead = async (minutes: number) => {
  const lastAt = new Date(Math.floor((server.clock.now().getTime() + minutes * minuteMs) / 1000) * 1000);
  await server.asOwner`
    update tenant.invoice_counters set last_at = ${lastAt} where business_id = ${business.id} and series = ''`;
  return lastAt;
};
const statusOf = async (id: string) => {
  const [row] = await server.asOwner<
    { status: string; failure: { name: string } | null; next: Date | null }[]
  >`
    select status, failure, next_attempt_at as next from tenant.fiscal_documents where id = ${id}`;
  return row;
};

test('while the last invoice of its series is in the future, an invoice is refused and no number is used', async () => {
  await sell();
  const lastAt = await setSeriesAhead(2 * 24 * 60);
  const before = await counter();
  const refused = await refusalOf(sell());
  expect(refused).toMatchObject({ status: 409, code: 'clock-was-ahead' });
  expect(refused.message).toContain(tiranaDateTime(lastAt, { seconds: true }));
  expect(refused.message).toContain('Ora e serverit ka qenë përpara');
  expect(await counter()).toEqual(before);
  await setSeriesAhead(2);
  expect((await refusalOf(sell())).code).toBe('clock-was-ahead');
  move(2);
  await sell();
  expect((await counter()).number).toBe(before.number + 1);
});

test('if the last invoice of its series is less than a minute in the future, an invoice gets the same time', async () => {
  await sell();
  const lastAt = await setSeriesAhead(0.9);
  const sold = await sell();
  expect(new Date(sold.issueDateTime)).toEqual(lastAt);
});

test('a late invoice, which has a past date, is issued even if the last invoice of its series is in the future', async () => {
  await sell();
  await setSeriesAhead(600);
  const issuedAt = new Date(server.clock.now().getTime() - 3_600_000).toISOString();
  const sold = await business.sell({
    payments: [{ type: 'ACCOUNT', amount: 120 }],
    buyer,
    document: { late: { reason: 'BOUNDBOOK', issuedAt } },
  });
  expect(Date.parse(sold.issueDateTime)).toBe(Math.floor(Date.parse(issuedAt) / 1000) * 1000);
});

test.each([90, -90])(
  'while the server clock differs by %i minutes from that of the tax authority, invoices are refused',
  async (minutes) => {
    await sell();
    const before = await counter();
    move(minutes);
    await measure();
    const refused = await refusalOf(sell());
    expect(refused).toMatchObject({ status: 409, code: 'clock-away' });
    expect(refused.message).toContain('Ora e serverit ndryshon shumë nga ora e tatimeve');
    expect(await business.client(sales.clock, {})).toEqual({ minutesAway: minutes });
    expect(await counter()).toEqual(before);
    move(-minutes);
    expect(await business.client(sales.clock, {})).toEqual({ minutesAway: null });
    await sell();
  },
);

test('a clock measurement expires, so that a business can sell while the tax authority is unreachable', async () => {
  move(-90);
  await measure();
  expect((await refusalOf(sell())).code).toBe('clock-away');
  move(6);
  await setSeriesAhead(0);
  await sell();
});

test('a document that is refused for its time stays pending, and is fiscalized after the clock is corrected', async () => {
  move(-70);
  await setSeriesAhead(0);
  const { _id: id } = await sell();
  await deliver(id);
  expect(await statusOf(id)).toMatchObject({
    status: 'pending',
    failure: { name: '2' },
    next: expect.any(Date),
  });
  const { invoices } = await business.client(sales.waiting, {});
  expect(invoices.find(({ _id }) => _id === id)).toMatchObject({ status: 'pending', fault: '2' });
  expect((await refusalOf(sell())).code).toBe('clock-away');
  move(70);
  await deliver(id);
  expect(await statusOf(id)).toMatchObject({ status: 'fiscalized', failure: null });
  await sell();
});
