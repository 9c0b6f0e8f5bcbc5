import { contract } from '@tezga/contract';
import { aPng } from '@tezga/print/a-png';
import { readPdf, readQrCodes } from '@tezga/print/read-pdf';
import { languages, loadPhrases } from '@tezga/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addSellingBusiness,
  aLine,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

const { sales } = contract;

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
beforeAll(async () => {
  business = await addSellingBusiness(server, standIn);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const deliverAll = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
const buyer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Blerësi shpk',
  address: 'Rruga 1',
  town: 'Tiranë',
} as const;
const textOf = async (pdf: string) => (await readPdf(Buffer.from(pdf, 'base64'))).map(({ text }) => text);

test('a printed invoice has its codes, and is marked as a copy after the first print', async () => {
  const { client } = business;
  const sold = await business.sell({ lines: [aLine({ name: 'Ëndërr çokollatë' })] });
  const request = { ids: [sold._id], paper: '80' as const };
  const [waiting = ''] = await textOf((await client(sales.pdf, request)).pdf);
  expect(waiting).toContain('E pa fiskalizuar ende');
  await deliverAll();
  const { name, pdf } = await client(sales.pdf, { ids: [sold._id] });
  expect(name).toBe(`${sold.invoiceNumber.replaceAll('/', '-')}.pdf`);
  const [text = ''] = await textOf(pdf);
  for (const part of [sold.invoiceNumber, sold.nslf, 'Ëndërr çokollatë']) expect(text).toContain(part);
  expect(text).not.toContain('E pa fiskalizuar ende');
  expect(text).not.toContain('KOPJE');
  await client(sales.printed, { ids: [sold._id], paper: 'A4' });
  const [copy = ''] = await textOf((await client(sales.pdf, { ...request, language: 'en' })).pdf);
  expect(copy).toContain('COPY');
});

/** The bank account of the business; the first test that prints bank accounts adds it. */
let account: Promise<unknown> | null = null;
const addAccount = () =>
  (account ??= business.client(contract.accounts.add, {
    IBAN: 'AL47212110090000000235698741',
    bankName: 'Banka e Provës',
    swift: 'PROVALTR',
    currency: 'ALL',
  }));

test('several invoices are printed as one PDF, and an unpaid one has the payment QR code', async () => {
  const { client } = business;
  await addAccount();
  const one = await business.sell();
  const two = await business.sell({ payments: [{ type: 'ACCOUNT', amount: 120 }], buyer });
  await deliverAll();
  const { name, pdf } = await client(sales.pdf, { ids: [two._id, one._id] });
  expect(name).toBe(
    `${two.invoiceNumber.replaceAll('/', '-')}_${one.invoiceNumber.replaceAll('/', '-')}.pdf`,
  );
  const pages = await textOf(pdf);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('AL47 2121 1009 0000 0002 3569 8741');
  expect(pages[1]).not.toContain('AL47');
  const { invoice } = await client(sales.one, { id: two._id });
  const codes = readQrCodes(Buffer.from(pdf, 'base64'));
  expect(codes).toHaveLength(3);
  const [link, payment = ''] = codes;
  expect(link).toBe(invoice.link);
  expect(payment.split('\n')).toEqual([
    'ALPAY1',
    business.nuis,
    invoice.seller.name,
    invoice.meta.fic,
    expect.stringMatching(/^\d{4}-.*\+0[12]:00$/),
    '120.00',
    'ALL',
    'PROVALTR;AL47212110090000000235698741;Banka e Provës',
  ]);
});

test('parts of an invoice that the business switched off are not printed', async () => {
  const { client, id } = business;
  await addAccount();
  const sold = await business.sell({ payments: [{ type: 'ACCOUNT', amount: 120 }], buyer });
  const { pdf: before } = await client(sales.pdf, { ids: [sold._id] });
  expect(readQrCodes(Buffer.from(before, 'base64'))).toHaveLength(2);
  expect((await textOf(before))[0]).toContain('TVSH sipas shkallës');
  await server.asOwner`
    update tenant.settings set prints_payment_qr = false, prints_vat_section = false where business_id = ${id}`;
  const { pdf } = await client(sales.pdf, { ids: [sold._id] });
  expect(readQrCodes(Buffer.from(pdf, 'base64'))).toHaveLength(1);
  expect((await textOf(pdf))[0]).not.toContain('TVSH sipas shkallës');
  await server.asOwner`
    update tenant.settings set prints_payment_qr = true, prints_vat_section = true where business_id = ${id}`;
});

test.each([
  ['of 8400 by 8400 pixels', aPng({ width: 8400, height: 8400 })],
  ['that is truncated', aPng().subarray(0, -20)],
])('a stored logo %s is not printed', async (_what, logo) => {
  const { client, id } = business;
  const sold = await business.sell();
  const setLogo = (bytes: Buffer | null) => server.asOwner`
    update tenant.settings set logo = ${bytes}, logo_type = 'image/png' where business_id = ${id}`;
  await setLogo(null);
  const { pdf: plain } = await client(sales.pdf, { ids: [sold._id] });
  await setLogo(logo);
  expect((await client(sales.pdf, { ids: [sold._id] })).pdf).toBe(plain);
  await setLogo(null);
});

test('an invoice in a foreign currency is shown and printed in both currencies', async () => {
  const { client } = business;
  const sold = await business.sell({
    currency: 'EUR',
    exchangeRate: 98.55,
    lines: [aLine({ price: 12.34, quantity: 3 })],
    payments: [{ type: 'CARD', amount: 37.02 }],
  });
  const { invoice } = await client(sales.one, { id: sold._id });
  expect(invoice).toMatchObject({
    currencyCode: 'EUR',
    currencyExRate: 98.55,
    totalPrice: 3648.32,
    totalPriceAlt: 37.02,
    items: [{ PAAlt: 37.02 }],
    paymentMethods: [{ type: 'CARD', value: 3648.32, valueAlt: 37.02 }],
  });
  const [text = ''] = await textOf((await client(sales.pdf, { ids: [sold._id] })).pdf);
  expect(text).toContain('37.02 EUR');
  expect(text).toContain('98.55 ALL');
});

test('change on an invoice in a foreign currency is given and printed in that currency', async () => {
  const { client, till } = business;
  const inDrawer = async () =>
    (await client(contract.cashRegister.initialBalance, { pos_id: till.id })).initialBalance?.availableCash;
  const before = await inDrawer();
  const sold = await business.sell({
    currency: 'EUR',
    exchangeRate: 100,
    lines: [aLine({ price: 85.5 })],
    payments: [{ type: 'BANKNOTE', amount: 100 }],
  });
  expect(sold).toMatchObject({ totalPrice: 8550, currencyCode: 'EUR', change: 14.5 });
  const { invoice } = await client(sales.one, { id: sold._id });
  expect(invoice).toMatchObject({
    change: 14.5,
    currencyCode: 'EUR',
    paymentMethods: [{ type: 'BANKNOTE', value: 8550, valueAlt: 85.5 }],
  });
  const [text = ''] = await textOf((await client(sales.pdf, { ids: [sold._id] })).pdf);
  expect(text).toContain('Kusuri 14.50 EUR');
  const debits = invoice.journals?.flatMap(({ lines }) => lines).filter(({ debit }) => debit > 0);
  expect(debits).toMatchObject([{ accountPath: `5:53:531:5314:${till.id}`, debit: 8550 }]);
  expect(await inDrawer()).toBe(before);
});

test('credit notes and purchases are printed without bank accounts and payment QR code', async () => {
  const { client } = business;
  await addAccount();
  const sold = await business.sell({ payments: [{ type: 'ACCOUNT', amount: 120 }], buyer });
  const saleId = newRecordId(new Date());
  const credit = await client(sales.correct, { saleId, invoiceId: sold._id, isWhole: true });
  const bought = await business.sell({
    payments: [{ type: 'ACCOUNT', amount: 120 }],
    buyer: { ...buyer, idType: 'ID', idNumber: 'J00115123Q' },
    document: { selfIssue: 'DOMESTIC' },
  });
  for (const { _id } of [credit, bought]) {
    const { pdf } = await client(sales.pdf, { ids: [_id] });
    expect(readQrCodes(Buffer.from(pdf, 'base64'))).toHaveLength(1);
    expect((await textOf(pdf))[0]).not.toContain('AL47');
  }
});

test('a late invoice is printed with its reason', async () => {
  const issuedAt = new Date(server.clock.now().getTime() - 3_600_000).toISOString();
  const sold = await business.sell({
    payments: [{ type: 'ACCOUNT', amount: 120 }],
    buyer,
    document: { late: { reason: 'BOUNDBOOK', issuedAt } },
  });
  const [text] = await textOf((await business.client(sales.pdf, { ids: [sold._id] })).pdf);
  expect(text).toContain('Lëshuar më vonë nga blloku i faturave');
});

test.each(languages)(
  'a pro-forma has no number and no codes, and states that it is no invoice, in %s',
  async (language) => {
    const { print } = await loadPhrases(language);
    await addAccount();
    const cart = { tillId: business.till.id, lines: [aLine({ name: 'Dritare' })], buyer };
    const [text] = await textOf((await business.client(sales.proForma, { ...cart, language })).pdf);
    for (const fact of [print.labels.proForma, print.noInvoice, 'Dritare', 'AL47'])
      expect(text).toContain(fact);
    for (const label of [print.labels.invoiceNumber, print.labels.nslf, print.labels.scanToVerify])
      expect(text).not.toContain(label);
  },
);
