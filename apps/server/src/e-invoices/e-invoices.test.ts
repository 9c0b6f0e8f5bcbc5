import { contract } from '@tezga/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import {
  addBusiness,
  addEInvoicingBusinesses,
  aLine,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';
import { inBusiness } from '../platform/jobs/in-business.ts';
import { resendEInvoices } from './resend-e-invoices.ts';

const { eInvoices } = contract;

let standIn: StandIn;
let server: TestServer;
let parties: Awaited<ReturnType<typeof addEInvoicingBusinesses>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  parties = await addEInvoicingBusinesses(server, standIn);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
afterEach(() =>
  standIn.control('PUT', '/switches', { down: 'no', dropReply: false, nextCode: null, serverFault: null }),
);

const allJobs = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
const run = (task: string, payload: object) => parties.deliver(task, payload, jobBook.jobs);
const fiscalize = (documentId: string) => run('fiscalization:deliver', { documentId });
const register = (invoiceId: string) => run('e-invoices:register', { invoiceId });
const follow = () => run('e-invoices:follow', {});
const progressOf = async (id: string) => (await parties.seller.client(eInvoices.one, { id })).eInvoice;
const resend = (...ids: string[]) =>
  inBusiness(server.jobContext, parties.seller.id, (transaction) =>
    resendEInvoices(transaction, parties.seller.id, { ids, now: server.clock.now() }),
  );

/** The number of e-invoices with this document number on the stand-in platform. */
async function registeredAt(number: string): Promise<number> {
  const { eInvoices: found } = await parties.seller.client(eInvoices.find, { partyType: 'SELLER' });
  return found.filter(({ docNumber }) => docNumber === number).length;
}
const numberOf = async (id: string) =>
  (await server.asOwner`select number_text from tenant.invoices where id = ${id}`)[0]?.[
    'number_text'
  ] as string;

async function registered(given: Parameters<typeof parties.issue>[0] = {}): Promise<string> {
  const id = await parties.issue(given);
  await fiscalize(id);
  await register(id);
  const { state, faultText } = await progressOf(id);
  expect([state, faultText]).toEqual(['registered', null]);
  return id;
}

test('one() returns the details that only the e-invoice has, such as transporter, payee and card payment', async () => {
  const party = {
    name: 'Transport Ura',
    idNumber: 'K91602003A',
    address: 'Rr. Ura 1',
    town: 'Shkodër',
    country: 'ALB',
  };
  const card = {
    orderId: 'P-77',
    authCode: 'A1',
    tranType: 'sale',
    maskedPan: '4111 **** 1111',
    email: 'a@b.al',
    tel: '069',
  };
  const payee = { name: 'Faktor shpk', idNumber: '', address: 'Rr. Ura 2', town: 'Tiranë', country: 'ITA' };
  const id = await registered({
    eInvoice: { taxPoint: '35', transporter: party, payee, taxRepresentative: party, cardPayment: card },
  });
  const shown = {
    name: party.name,
    IDNum: party.idNumber,
    address: party.address,
    town: party.town,
    country: 'ALB',
  };
  expect(await progressOf(id)).toMatchObject({
    taxPointOption: '35',
    taxPointDate: null,
    transporter: shown,
    payee: { name: 'Faktor shpk', IDNum: '', address: 'Rr. Ura 2', town: 'Tiranë', country: 'ITA' },
    taxRep: shown,
    cardPayment: card,
  });
  const onADay = await registered({ eInvoice: { taxPointDate: '2026-11-01' } });
  expect(await progressOf(onADay)).toMatchObject({
    taxPointOption: null,
    taxPointDate: '2026-11-01',
    transporter: null,
    payee: null,
    taxRep: null,
    cardPayment: null,
  });
});

test('after fiscalization the e-invoice gets an EIC, the buyer finds it, and the seller gets its PDF', async () => {
  const id = await parties.issue();
  expect(await progressOf(id)).toMatchObject({ state: 'waiting', eic: null });
  await allJobs();
  const progress = await progressOf(id);
  expect(progress).toMatchObject({ state: 'registered', status: 'DELIVERED', fault: null });
  expect(progress.warnings.map(({ code }) => code)).not.toContain('AL-TOTAL');
  const { eInvoices: seen } = await parties.buyer.client(eInvoices.find, { EIC: progress.eic ?? '' });
  expect(seen).toMatchObject([{ EIC: progress.eic, status: 'DELIVERED', amount: 120, partyType: 'BUYER' }]);
  const paper = await parties.seller.client(eInvoices.pdf, { EIC: progress.eic ?? '' });
  expect(Buffer.from(paper.data, 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
});

test('an e-invoice with all optional details and a file is registered, and the file cannot be used again', async () => {
  const { client } = parties.seller;
  const { file } = await client(eInvoices.addFile, {
    name: 'oferta.pdf',
    type: 'application/pdf',
    data: Buffer.from('%PDF-1.4 oferta').toString('base64'),
  });
  const party = { name: 'Posta', idNumber: 'L11111111A', address: 'Rr. 1', town: 'Fier' };
  const id = await registered({
    lines: [aLine({ quantity: 3, price: 33.33, discount: 7.5 }), aLine({ vat: 'TYPE_1', price: 20.01 })],
    payDeadline: '2027-01-31',
    notes: 'Faleminderit!',
    eInvoice: {
      process: 'P3',
      taxPoint: '35',
      transporter: party,
      payee: party,
      taxRepresentative: party,
      cardPayment: { orderId: '77', maskedPan: '4111 **** **** 1234' },
      files: [file._id],
    },
  });
  expect((await progressOf(id)).files).toMatchObject([{ name: 'oferta.pdf', size: 15 }]);
  const stored = await client(eInvoices.file, { fileId: file._id });
  expect(Buffer.from(stored.data, 'base64').toString()).toBe('%PDF-1.4 oferta');
  expect((await refusalOf(client(eInvoices.removeFile, { fileId: file._id }))).code).toBe('not-found');
  const again = parties.issue({ eInvoice: { files: [file._id] } });
  expect((await refusalOf(again)).problems).toMatchObject([
    { path: 'eInvoice.files.0', code: 'attachment-missing' },
  ]);
});

test('after a lost response the next attempt finds the EIC, and the platform has one e-invoice', async () => {
  const id = await parties.issue();
  await fiscalize(id);
  await standIn.control('PUT', '/switches', { dropReply: true });
  await register(id);
  expect(await progressOf(id)).toMatchObject({ state: 'pending', eic: null, attempts: 1 });
  await standIn.control('PUT', '/switches', { dropReply: false });
  await register(id);
  expect(await progressOf(id)).toMatchObject({ state: 'registered', fault: null });
  expect(await registeredAt(await numberOf(id))).toBe(1);
});

test('a refused e-invoice stays in error until a manual resend, which then registers it', async () => {
  const id = await parties.issue();
  await fiscalize(id);
  await standIn.control('PUT', '/switches', { nextCode: '12' });
  await register(id);
  expect(await progressOf(id)).toMatchObject({ state: 'error', fault: '12', nextAttemptAt: null });
  await register(id);
  expect((await progressOf(id)).state).toBe('error');
  expect(await resend(id)).toEqual(new Set([id]));
  await allJobs();
  expect((await progressOf(id)).state).toBe('registered');
  expect(await resend(id)).toEqual(new Set());
});

test('a failed e-invoice is retried, and registerOverdue enqueues it again if its job is lost', async () => {
  const id = await parties.issue();
  await fiscalize(id);
  await standIn.control('PUT', '/switches', { serverFault: '901' });
  await register(id);
  const progress = await progressOf(id);
  expect(progress).toMatchObject({ state: 'pending', fault: '9xx' });
  expect(progress.nextAttemptAt).not.toBeNull();
  await standIn.control('PUT', '/switches', { serverFault: null });
  await server.asOwner`delete from graphile_worker._private_jobs`;
  await server.asOwner`
    update tenant.e_invoices set next_attempt_at = now() - interval '2 minutes' where invoice_id = ${id}`;
  await jobBook.jobs['e-invoices:registerOverdue']?.({}, server.jobContext);
  await allJobs();
  expect((await progressOf(id)).state).toBe('registered');
});

test('concurrent manual resends and jobs register the e-invoice once', async () => {
  const id = await parties.issue();
  await fiscalize(id);
  await Promise.all([
    ...Array.from({ length: 4 }, () => resend(id)),
    ...Array.from({ length: 4 }, () => register(id)),
  ]);
  await allJobs();
  expect((await progressOf(id)).state).toBe('registered');
  expect(await registeredAt(await numberOf(id))).toBe(1);
});

test('polling saves each new status of an e-invoice once and in order, and the timeline shows the statuses after the EIC', async () => {
  const id = await registered();
  const { eic } = await progressOf(id);
  await follow();
  expect((await progressOf(id)).history.map(({ status }) => status)).toEqual(['DELIVERED']);
  const later = ['ACCEPTED', 'PARTIALLY_PAID', 'OVERPAID'];
  for (const status of later) {
    await standIn.control('PUT', `/einvoices/${eic}/status`, { status });
    await Promise.all([follow(), follow()]);
  }
  const progress = await progressOf(id);
  expect(progress.status).toBe('OVERPAID');
  expect(progress.history.map(({ status }) => status)).toEqual(['DELIVERED', ...later]);
  const { invoice } = await parties.seller.client(contract.sales.one, { id });
  expect(invoice.timeline.slice(-5).map(({ kind, about }) => `${kind} ${about}`)).toEqual([
    `registered ${eic}`,
    ...['DELIVERED', ...later].map((status) => `status ${status}`),
  ]);
});

test('the scheduled job polls businesses with open e-invoices', async () => {
  const id = await registered();
  const { eic } = await progressOf(id);
  await standIn.control('PUT', `/einvoices/${eic}/status`, { status: 'PAID' });
  await jobBook.jobs['e-invoices:followAll']?.({}, server.jobContext);
  await allJobs();
  expect((await progressOf(id)).status).toBe('PAID');
});

test('documents with foreign currency, reverse charge, exemptions or discounts are registered', async () => {
  expect.hasAssertions();
  const eur = { currency: 'EUR', exchangeRate: 98.12 };
  await registered({ lines: [aLine({ price: 10.5, quantity: 3 })], ...eur });
  await registered({ isReverseCharge: true, pricesIncludeVat: false });
  await registered({
    lines: [aLine({ vat: 'MARGIN_SCHEME_309' }), aLine({ vat: 'TAX_FREE' })],
  });
  await registered({ lines: [aLine({ vat: 'TAX_FREE_O' })] });
  await registered({
    lines: [aLine({ discount: 10, lowersTaxBase: false }), aLine({ vat: '6' })],
  });
});

test('another business gets not-found for an e-invoice and for its PDF', async () => {
  const id = await registered();
  const { eic } = await progressOf(id);
  const other = await addBusiness(server);
  const client = server.client(other.owner.token);
  expect((await refusalOf(client(eInvoices.one, { id }))).code).toBe('not-found');
  const stranger = await addEInvoicingBusinesses(server, standIn);
  expect((await refusalOf(stranger.seller.client(eInvoices.pdf, { EIC: eic ?? '' }))).code).toBe('not-found');
});
