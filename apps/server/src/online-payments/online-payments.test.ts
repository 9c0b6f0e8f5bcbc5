import { contract } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { asMoney, asQuantity } from '@tezga/domain';
import { casesToTry } from '@tezga/domain/cases-to-try';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inBusiness } from '../platform/jobs/in-business.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import {
  addBusiness,
  addSellingBusiness,
  newNuis,
  refusalOf,
  startStandIn,
  startTestProvider,
  startTestServer,
  type TestBusiness,
  type TestProvider,
  type TestServer,
} from '../testing/index.ts';
import { addPaymentDraft } from './add-draft.ts';
import { invoiceTask, issueInvoice } from './issue-invoice.ts';
import { settleByJob, settleTask } from './settle.ts';

let provider: TestProvider;
let server: TestServer;
let issuer: Awaited<ReturnType<typeof addSellingBusiness>>;

beforeAll(async () => {
  const standIn = await startStandIn();
  provider = await startTestProvider();
  server = await startTestServer({ environment: { ...standIn.environment, ...provider.environment } });
  issuer = await addSellingBusiness(server, standIn);
  await server.asOwner`
    insert into tenant.currencies (business_id, code, exchange_rate, updated_at)
    values (${issuer.id}, 'EUR', 97.2, now())`;
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const noFaults = {
  refusesPayments: false,
  captureStatus: 'COMPLETED',
  lostRepliesPercent: 0,
  notifiesTwice: false,
  notifies: null,
};
beforeEach(() => provider.control('PUT', '/switches', noFaults));

async function addPayer(): Promise<TestBusiness> {
  const payer = await addBusiness(server, 'Kafe Paguese');
  await server.asOwner`update platform.businesses set nipt = ${newNuis()} where id = ${payer.id}`;
  return payer;
}

async function addDraft({ id }: TestBusiness): Promise<string> {
  const draftId = await inBusiness(server, id, (transaction) =>
    addPaymentDraft(transaction, id, {
      name: 'Abonimi vjetor',
      description: '',
      currency: 'EUR',
      lines: [
        { name: 'Abonim POS', unit: 'copë', quantity: asQuantity(3_000n), price: asMoney(33_33n), vat: '20' },
      ],
      createdBy: { id: 'a'.repeat(24), name: 'Ardit Leka' },
      at: server.clock.now(),
    }),
  );
  if (draftId === null) throw new Error('the business has an unpaid draft');
  return draftId;
}

const clientOf = ({ owner }: TestBusiness) => server.client(owner.token);

/** Repeats the call until the provider replies, as a payer would. */
async function untilReplied<Reply>(work: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'payment-provider-unreachable') throw error;
    }
  }
}

async function openOrder(payer: TestBusiness, draftId: string) {
  const { approvalUrl } = await untilReplied(() =>
    clientOf(payer)(contract.onlinePayments.createOrder, { draftId }),
  );
  if (approvalUrl === null) throw new Error('the draft is paid already');
  return { approvalUrl, orderId: new URL(approvalUrl).searchParams.get('token') ?? '' };
}

const finish = (payer: TestBusiness, draftId: string, orderId: string) =>
  untilReplied(() => clientOf(payer)(contract.onlinePayments.finishPayment, { draftId, orderId }));

const jobs = { [settleTask]: settleByJob, [invoiceTask]: issueInvoice };
const jobContext = () =>
  Object.assign({}, server.jobContext, { config: { ...server.config, ONLINE_PAYMENTS_ISSUER: issuer.nuis } });
const runJobs = () =>
  runDueJobs(server.config.DATABASE_URL, { jobs, urgent: [], awaited: [], timetable: [] }, jobContext());

const capturesOf = async (draftId: string) => {
  const captured = (await provider.control('GET', '/captured')) as { readonly customId: string }[];
  return captured.filter(({ customId }) => customId.endsWith(`:${draftId}`)).length;
};

const only = async (payer: TestBusiness) =>
  (await clientOf(payer)(contract.onlinePayments.drafts, {})).drafts?.[0];

test("after the payer's approval, repeated calls to finish the payment capture money once and issue one paid invoice", async () => {
  const payer = await addPayer();
  const draftId = await addDraft(payer);
  const { approvalUrl, orderId } = await openOrder(payer, draftId);
  expect((await refusalOf(finish(payer, draftId, orderId))).code).toBe('payment-not-approved');
  await provider.answer(approvalUrl, 'approve');
  await Promise.all(Array.from({ length: 8 }, () => finish(payer, draftId, orderId)));
  await runJobs();
  await runJobs();
  expect(await capturesOf(draftId)).toBe(1);
  const draft = await only(payer);
  expect(draft).toMatchObject({ payed: true, total: 99.99 });
  const invoices = await server.asOwner`
    select number_text, buyer_name, currency from tenant.invoices
    where business_id = ${issuer.id} and sale_id = ${draftId}`;
  expect([...invoices]).toEqual([
    { number_text: draft?.invoiceNumber, buyer_name: 'Kafe Paguese', currency: 'EUR' },
  ]);
  const payments = await server.asOwner`
    select payment.method, payment.amount::int as amount, payment.rest::int as rest, item.open_mon::int as open, account.account_path
    from tenant.invoices invoice
    join tenant.payment_allocations allocation
      on allocation.business_id = invoice.business_id and allocation.document_id = invoice.id
    join tenant.payments payment on payment.business_id = invoice.business_id and payment.id = allocation.payment_id
    join tenant.open_items item on item.business_id = invoice.business_id and item.document_id = invoice.id
    join tenant.journals journal on journal.business_id = invoice.business_id and journal.source_id = payment.id
    join tenant.journal_lines account on account.business_id = invoice.business_id and account.journal_id = journal.id
      and account.debit_mon > 0
    where invoice.business_id = ${issuer.id} and invoice.sale_id = ${draftId}`;
  expect([...payments]).toEqual([
    {
      method: 'ONLINE',
      amount: 9_999,
      rest: 0,
      open: 0,
      account_path: expect.stringMatching(/^5:51:511:5114:/) as unknown,
    },
  ]);
  const paid = await clientOf(payer)(contract.onlinePayments.createOrder, { draftId });
  expect(paid).toEqual({ payed: true, approvalUrl: null });
});

test('two tabs get the same order, and after a declined payment the payer can approve this order again', async () => {
  const payer = await addPayer();
  const draftId = await addDraft(payer);
  const [one, other] = await Promise.all([openOrder(payer, draftId), openOrder(payer, draftId)]);
  expect(one.orderId).toBe(other.orderId);
  await provider.control('PUT', '/switches', { refusesPayments: true });
  await provider.answer(one.approvalUrl, 'approve');
  expect((await refusalOf(finish(payer, draftId, one.orderId))).code).toBe('payment-declined');
  expect(await capturesOf(draftId)).toBe(0);
  expect(await only(payer)).toMatchObject({ payed: false });
  await provider.control('PUT', '/switches', { refusesPayments: false });
  const again = await openOrder(payer, draftId);
  expect(again.orderId).toBe(one.orderId);
  await provider.answer(again.approvalUrl, 'approve');
  await finish(payer, draftId, again.orderId);
  expect(await capturesOf(draftId)).toBe(1);
});

test.each([
  ['DECLINED', 'approve'],
  ['FAILED', 'approve'],
  ['REFUNDED', 'approve'],
  ['COMPLETED', 'approve-declined'],
] as const)(
  'after a capture that took no money (%s, %s) the draft is unpaid, and a new order pays it',
  async (captureStatus, answer) => {
    const payer = await addPayer();
    const draftId = await addDraft(payer);
    await provider.control('PUT', '/switches', { captureStatus });
    const first = await openOrder(payer, draftId);
    await provider.answer(first.approvalUrl, answer);
    expect((await refusalOf(finish(payer, draftId, first.orderId))).code).toBe('payment-declined');
    await provider.control('PUT', '/switches', noFaults);
    const second = await openOrder(payer, draftId);
    expect(second.orderId).not.toBe(first.orderId);
    await provider.answer(second.approvalUrl, 'approve');
    await finish(payer, draftId, second.orderId);
    expect(await capturesOf(draftId)).toBe(1);
  },
);

test.each([
  ['COMPLETED', true],
  ['DECLINED', false],
] as const)(
  'a payment that the provider still checks is neither paid nor refused until the check ends with %s',
  async (status, payed) => {
    const payer = await addPayer();
    const draftId = await addDraft(payer);
    const { approvalUrl, orderId } = await openOrder(payer, draftId);
    await provider.answer(approvalUrl, 'approve-pending');
    expect(await finish(payer, draftId, orderId)).toEqual({ payed: false });
    const opened = await clientOf(payer)(contract.onlinePayments.createOrder, { draftId });
    expect(opened).toEqual({ payed: false, approvalUrl: null });
    expect(await only(payer)).toMatchObject({ payed: false });
    await provider.control('POST', '/ended-checks', { orderId, status });
    await settleByJob({ businessId: payer.id, draftId }, jobContext());
    expect(await only(payer)).toMatchObject({ payed });
    if (!payed) expect((await refusalOf(finish(payer, draftId, orderId))).code).toBe('payment-declined');
  },
);

test('if issuing the invoice fails for any reason, a new job retries it later', async () => {
  const payer = await addPayer();
  const draftId = await addDraft(payer);
  const { approvalUrl, orderId } = await openOrder(payer, draftId);
  await provider.answer(approvalUrl, 'approve');
  await finish(payer, draftId, orderId);
  const setRate = (vat: string) => server.asOwner`
    update tenant.payment_draft_lines set vat_id = ${vat} where draft_id = ${draftId}`;
  await setRate('no such rate');
  await runJobs();
  const waiting = await server.asOwner`
    select attempts, last_error from graphile_worker.jobs where key = ${`invoice ${draftId}`} and run_at > now()`;
  expect([...waiting]).toEqual([{ attempts: 0, last_error: null }]);
  await setRate('20');
  await issueInvoice({ businessId: payer.id, draftId }, jobContext());
  expect((await only(payer))?.invoiceNumber).not.toBeNull();
});

test('a notification completes the payment if the browser is closed, and a forged notification is refused', async () => {
  const notifies = `${server.address}/api/main/paypal/notification`;
  await provider.control('PUT', '/switches', { notifies });
  const payer = await addPayer();
  const draftId = await addDraft(payer);
  const { approvalUrl } = await openOrder(payer, draftId);
  await provider.answer(approvalUrl, 'approve');
  await expect
    .poll(async () => {
      await runJobs();
      return (await only(payer))?.payed;
    })
    .toBe(true);
  const forged = await fetch(notifies, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'paypal-transmission-id': 'x',
      'paypal-transmission-time': 'x',
      'paypal-transmission-sig': 'x',
      'paypal-cert-url': 'x',
      'paypal-auth-algo': 'x',
    },
    body: JSON.stringify({ resource: { custom_id: `${payer.id}:${draftId}` } }),
  });
  expect(forged.status).toBe(403);
});

test('a draft or an order of another business gives not-found', async () => {
  const [payer, other] = await Promise.all([addPayer(), addPayer()]);
  const [draftId, otherDraftId] = await Promise.all([addDraft(payer), addDraft(other)]);
  const { orderId } = await openOrder(payer, draftId);
  expect((await refusalOf(openOrder(other, draftId))).code).toBe('not-found');
  expect((await refusalOf(finish(other, draftId, orderId))).code).toBe('not-found');
  expect((await refusalOf(finish(other, otherDraftId, orderId))).code).toBe('not-found');
});

const payments = casesToTry(process.env, 1000, 100);
const patienceMs = 1_800_000;
const payersAtOnce = 20;

test(
  'despite lost replies and duplicate notifications each draft is paid once and has one invoice',
  async () => {
    const notifies = `${server.address}/api/main/paypal/notification`;
    await provider.control('PUT', '/switches', { lostRepliesPercent: 10, notifiesTwice: true, notifies });
    const draftIds: string[] = [];
    const payers = await Promise.all(Array.from({ length: payersAtOnce }, addPayer));
    await Promise.all(
      payers.map(async (payer) => {
        for (let turn = 0; turn < payments / payersAtOnce; turn += 1) {
          const draftId = await addDraft(payer);
          draftIds.push(draftId);
          const { approvalUrl, orderId } = await openOrder(payer, draftId);
          await provider.answer(approvalUrl, 'approve');
          await Promise.all([finish(payer, draftId, orderId), finish(payer, draftId, orderId)]);
        }
      }),
    );
    await provider.control('PUT', '/switches', noFaults);
    await runJobs();
    await runJobs();
    const captured = (await provider.control('GET', '/captured')) as { readonly customId: string }[];
    const ours = captured
      .map(({ customId }) => customId.split(':')[1] ?? '')
      .filter((id) => draftIds.includes(id));
    expect(ours.toSorted()).toEqual(draftIds.toSorted());
    const invoices = await server.asOwner`
    select sale_id from tenant.invoices where business_id = ${issuer.id} and sale_id = any (${draftIds})`;
    expect(invoices.map((row) => String(row['sale_id'])).toSorted()).toEqual(draftIds.toSorted());
    const [open] = await server.asOwner`
    select count(*)::int as count from tenant.payment_drafts
    where id = any (${draftIds}) and (paid_at is null or invoice_number is null)`;
    expect(open?.['count']).toBe(0);
  },
  patienceMs,
);
