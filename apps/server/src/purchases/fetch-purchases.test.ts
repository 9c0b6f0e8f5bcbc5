import { contract } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import type { PortalOutcome } from '../platform/self-care/portal-outcome.ts';
import type { PortalQuestion, SelfCarePortal } from '../platform/self-care/portal.ts';
import { addBusiness, startTestServer, type TestServer } from '../testing/index.ts';
import { fetchPurchases } from './fetch-purchases.ts';

const { purchases } = contract;

let server: TestServer;
let business: Awaited<ReturnType<typeof addBusiness>>;
let client: ReturnType<TestServer['client']>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  business = await addBusiness(server);
  client = server.client(business.owner.token);
  await client(contract.settings.keepCredentials, { password: 'Fjalëkalimi i portalit 1' });
});

const code = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

/** The record of an invoice as the portal sends it; `place` is its number. */
const record = (place: number, given: object = {}) => ({
  iic: place.toString(16).toUpperCase().padStart(32, '0'),
  fic: code(place),
  eic: null,
  eicStatus: null,
  invoiceNumber: `${place}/2026`,
  issueDateTime: server.clock.now().toISOString(),
  typeOfInvoice: 'NONCASH',
  sellerIdType: 'NUIS',
  sellerId: 'K11111111A',
  sellerName: 'Furra Drita',
  sellerAddress: 'Rr. e Bukës 3',
  sellerTown: 'Korçë',
  totalPriceWithoutVat: '200.00',
  totalVat: '40.00',
  totalPrice: '240.00',
  currency: null,
  exchangeRate: null,
  items: [anItem],
  ...given,
});
const anItem = {
  name: 'Miell',
  code: 'M25',
  unit: 'thes',
  quantity: '2',
  unitPrice: '100.00',
  vatRate: '20.00',
  priceWithoutVat: '200.00',
  vat: '40.00',
  priceWithVat: '240.00',
};

type Portal = (period: string) => unknown[] | Exclude<PortalOutcome<never>, { kind: 'answer' }>;

/** Runs the job with a stub of the portal; returns the requested months and the logged warnings. */
function fetchFrom(portal: Portal) {
  const [requested, warnings]: [string[], string[]] = [[], []];
  const answer = ({ query, read }: PortalQuestion<unknown>): PortalOutcome<unknown> => {
    const period = query?.['period'] ?? '';
    requested.push(period);
    const reply = portal(period);
    return Array.isArray(reply)
      ? { kind: 'answer', value: read(Buffer.from(JSON.stringify({ invoices: reply }))) }
      : reply;
  };
  const selfCarePortal = {
    ask: (_holder: unknown, question: PortalQuestion<unknown>) => Promise.resolve(answer(question)),
  } as unknown as SelfCarePortal;
  const log = createLog('warn', { write: (line: string) => warnings.push(line) });
  const fetching = fetchPurchases({ businessId: business.id }, { ...server.jobContext, selfCarePortal, log });
  return { requested, warnings, fetching };
}

const numbers = async () => {
  const { documents } = await client(purchases.list, { tableOptions: { sort: 'number' } });
  return documents.map(({ meta }) => meta.invoiceNumber).toSorted();
};
const portalState = async () =>
  (await client(purchases.state, {})).sources.find(({ source }) => source === 'portal');
const monthNow = () => tiranaDay(server.clock.now()).slice(0, 7);

test('a year is fetched in parts of two months, and a failed part does not lose the parts before it', async () => {
  const periods: string[] = [];
  const { fetching } = fetchFrom((period) => {
    periods.push(period);
    return periods.length > 4 ? { kind: 'unreachable' } : [record(periods.length)];
  });
  await fetching;
  // Three parts of two months each: the third part failed, so the job did not request a fourth.
  expect(periods).toHaveLength(6);
  expect(periods[0]).toBe(monthNow());
  expect(await numbers()).toEqual(['1/2026', '2/2026', '3/2026', '4/2026']);
  expect(await portalState()).toMatchObject({ failure: 'self-care-unreachable', toldAt: null });
});

test('if the fetch of one of two months fails, the purchases of the other month are saved', async () => {
  const { fetching } = fetchFrom((period) =>
    period === monthNow() ? { kind: 'unreachable' } : [record(Number(period.replace('-', '')))],
  );
  await fetching;
  expect(await numbers()).toHaveLength(1);
  expect(await portalState()).toMatchObject({ failure: 'self-care-unreachable' });
});

test('a crash during a fetch keeps the saved parts but no result, so the next fetch requests the whole year again', async () => {
  const periods: string[] = [];
  const { fetching } = fetchFrom((period) => {
    periods.push(period);
    if (periods.length > 2) throw new Error('the power went out');
    return [record(periods.length)];
  });
  await expect(fetching).rejects.toThrow('the power went out');
  expect(await numbers()).toEqual(['1/2026', '2/2026']);
  expect(await portalState()).toMatchObject({ askedAt: null, toldAt: null, failure: null });
  const { requested, fetching: again } = fetchFrom(() => []);
  await again;
  // Until a fetch has completed, every fetch requests the whole year.
  expect(requested.length).toBeGreaterThanOrEqual(12);
  const state = await portalState();
  expect(state?.toldAt).not.toBeNull();
});

test.each([
  ['a number instead of an object', 7],
  ['an amount in words', { totalPrice: 'njëqind' }],
  ['an amount above the maximum', { totalVat: '9'.repeat(25) }],
  ['a day that does not exist', { issueDateTime: '2026-13-45T99:00:00' }],
  ['a malformed NSLF', { iic: 'XYZ' }],
  ['a malformed EIC', { eic: 'jo' }],
  ['an invoice number that is too long', { invoiceNumber: '1'.repeat(5000) }],
  ['an empty quantity', { items: [{ ...anItem, quantity: '' }] }],
  ['a malformed VAT rate', { items: [{ ...anItem, vatRate: '1e9' }] }],
  ['an unknown type of invoice', { typeOfInvoice: 'BARTER' }],
  ['a missing field', { sellerId: undefined }],
])('a record with %s is skipped and counted, and the other records are saved', async (_what, strange) => {
  const { fetching, warnings } = fetchFrom((period) =>
    period === monthNow()
      ? [record(1), typeof strange === 'number' ? strange : record(2, strange), record(3)]
      : [],
  );
  await fetching;
  expect(await numbers()).toEqual(['1/2026', '3/2026']);
  expect(await portalState()).toMatchObject({ failure: null, unreadableCount: 1 });
  expect(warnings).toHaveLength(1);
  expect(JSON.parse(warnings[0] ?? '{}')).toMatchObject({ businessId: business.id, count: 1 });
  const { fetching: again } = fetchFrom(() => []);
  await again;
  expect(await portalState()).toMatchObject({ unreadableCount: 0 });
});

test('control characters and unpaired surrogates in names are replaced', async () => {
  const { fetching } = fetchFrom((period) =>
    period === monthNow()
      ? [
          record(1, {
            sellerName: 'Furra\u0000Drita\u0007',
            items: [{ ...anItem, name: 'Miell\uD83D gruri\u001F' }],
          }),
        ]
      : [],
  );
  await fetching;
  const { documents } = await client(purchases.list, {});
  expect(documents[0]?.supplier?.name).toBe('Furra Drita');
  const { purchase } = await client(purchases.one, { id: documents[0]?._id ?? '' });
  expect(purchase.items?.[0]?.name).toBe('Miell\uFFFD gruri');
});

test('an exchange rate of zero, or one too small for the amount, is ignored, and the purchase is owed in lek', async () => {
  const { customerId } = await client(contract.customers.add, {
    name: 'Furra Drita',
    idType: 'NUIS',
    idNumber: 'K11111111A',
    clientCode: 'furra',
    address: 'Rr. e Bukës 3',
    town: 'Korçë',
    country: 'ALB',
  });
  const rates = ['0', '0.000000001', '0.00000001'];
  await fetchFrom((period) =>
    period === monthNow()
      ? rates.map((exchangeRate, place) =>
          record(place + 1, { currency: 'EUR', exchangeRate, totalPrice: '1000000000.00' }),
        )
      : [],
  ).fetching;
  expect(await portalState()).toMatchObject({ failure: null, unreadableCount: 0 });
  const { subject } = await client(contract.payments.subject, { type: 'supplier', subjectId: customerId });
  expect(subject).toMatchObject({ balance: 3_000_000_000, openCount: 3 });
});

test('if a stored purchase cannot be posted, the error is logged and the fetch continues', async () => {
  await server.asOwner`
    insert into tenant.purchases (business_id, id, fic, number, type, day, currency, vat, with_vat, is_from_service,
      is_from_portal, created_at, updated_at)
    values (${business.id}, '000000000000000000000001', 'x', '5/2025', 'CASH', '2026-01-05', 'ALL', -9000000000000000000,
      9000000000000000000, false, true, now(), now())`;
  const { warnings, fetching } = fetchFrom((period) => (period === monthNow() ? [record(1)] : []));
  await fetching;
  expect(warnings.join('')).toContain('earlier purchases were not posted');
  expect(await numbers()).toEqual(['1/2026', '5/2025']);
});
