import { contract } from '@tezga/contract';
import { casesToTry } from '@tezga/domain/cases-to-try';
import { expect, test } from 'vitest';
import { noFaults, refusalOf, usePayingDrafts } from '../testing/index.ts';
import { issueInvoice } from './issue-invoice.ts';

const on = usePayingDrafts();

test("after the payer's approval, repeated calls to finish the payment capture money once and issue one invoice", async () => {
  const payer = await on.addPayer();
  const draftId = await on.addDraft(payer);
  const { approvalUrl, orderId } = await on.openOrder(payer, draftId);
  expect((await refusalOf(on.finish(payer, draftId, orderId))).code).toBe('payment-not-approved');
  await on.provider.answer(approvalUrl, 'approve');
  await Promise.all(Array.from({ length: 8 }, () => on.finish(payer, draftId, orderId)));
  await on.runJobs();
  await on.runJobs();
  expect(await on.capturesOf(draftId)).toBe(1);
  const draft = await on.only(payer);
  expect(draft).toMatchObject({ payed: true, total: 99.99 });
  const invoices = await on.server.asOwner`
    select number_text, buyer_name, currency from tenant.invoices
    where business_id = ${on.issuer.id} and sale_id = ${draftId}`;
  expect([...invoices]).toEqual([
    { number_text: draft?.invoiceNumber, buyer_name: 'Kafe Paguese', currency: 'EUR' },
  ]);
  const paid = await on.clientOf(payer)(contract.onlinePayments.createOrder, { draftId });
  expect(paid).toEqual({ payed: true, approvalUrl: null });
});

test('two tabs get the same order, and after a declined payment the payer can approve this order again', async () => {
  const payer = await on.addPayer();
  const draftId = await on.addDraft(payer);
  const [one, other] = await Promise.all([on.openOrder(payer, draftId), on.openOrder(payer, draftId)]);
  expect(one.orderId).toBe(other.orderId);
  await on.provider.control('PUT', '/switches', { refusesPayments: true });
  await on.provider.answer(one.approvalUrl, 'approve');
  expect((await refusalOf(on.finish(payer, draftId, one.orderId))).code).toBe('payment-declined');
  expect(await on.capturesOf(draftId)).toBe(0);
  expect(await on.only(payer)).toMatchObject({ payed: false });
  await on.provider.control('PUT', '/switches', { refusesPayments: false });
  const again = await on.openOrder(payer, draftId);
  expect(again.orderId).toBe(one.orderId);
  await on.provider.answer(again.approvalUrl, 'approve');
  await on.finish(payer, draftId, again.orderId);
  expect(await on.capturesOf(draftId)).toBe(1);
});

test.each([
  ['DECLINED', 'approve'],
  ['FAILED', 'approve'],
  ['REFUNDED', 'approve'],
  ['COMPLETED', 'approve-declined'],
] as const)(
  'after a capture that took no money (%s, %s) the draft is unpaid, and a new order pays it',
  async (captureStatus, answer) => {
    const payer = await on.addPayer();
    const draftId = await on.addDraft(payer);
    await on.provider.control('PUT', '/switches', { captureStatus });
    const first = await on.openOrder(payer, draftId);
    await on.provider.answer(first.approvalUrl, answer);
    expect((await refusalOf(on.finish(payer, draftId, first.orderId))).code).toBe('payment-declined');
    await on.provider.control('PUT', '/switches', noFaults);
    const second = await on.openOrder(payer, draftId);
    expect(second.orderId).not.toBe(first.orderId);
    await on.provider.answer(second.approvalUrl, 'approve');
    await on.finish(payer, draftId, second.orderId);
    expect(await on.capturesOf(draftId)).toBe(1);
  },
);

test('if issuing the invoice fails for any reason, a new job retries it later', async () => {
  const payer = await on.addPayer();
  const draftId = await on.addDraft(payer);
  const { approvalUrl, orderId } = await on.openOrder(payer, draftId);
  await on.provider.answer(approvalUrl, 'approve');
  await on.finish(payer, draftId, orderId);
  const setRate = (vat: string) => on.server.asOwner`
    update tenant.payment_draft_lines set vat_id = ${vat} where draft_id = ${draftId}`;
  await setRate('no such rate');
  await on.runJobs();
  const waiting = await on.server.asOwner`
    select attempts, last_error from graphile_worker.jobs where key = ${`invoice ${draftId}`} and run_at > now()`;
  expect([...waiting]).toEqual([{ attempts: 0, last_error: null }]);
  await setRate('20');
  await issueInvoice({ businessId: payer.id, draftId }, on.jobContext());
  expect((await on.only(payer))?.invoiceNumber).not.toBeNull();
});

test('a notification completes the payment if the browser is closed, and a forged notification is refused', async () => {
  const notifies = `${on.server.address}/api/main/paypal/notification`;
  await on.provider.control('PUT', '/switches', { notifies });
  const payer = await on.addPayer();
  const draftId = await on.addDraft(payer);
  const { approvalUrl } = await on.openOrder(payer, draftId);
  await on.provider.answer(approvalUrl, 'approve');
  await expect
    .poll(async () => {
      await on.runJobs();
      return (await on.only(payer))?.payed;
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
  const [payer, other] = await Promise.all([on.addPayer(), on.addPayer()]);
  const [draftId, otherDraftId] = await Promise.all([on.addDraft(payer), on.addDraft(other)]);
  const { orderId } = await on.openOrder(payer, draftId);
  expect((await refusalOf(on.openOrder(other, draftId))).code).toBe('not-found');
  expect((await refusalOf(on.finish(other, draftId, orderId))).code).toBe('not-found');
  expect((await refusalOf(on.finish(other, otherDraftId, orderId))).code).toBe('not-found');
});

const payments = casesToTry(process.env, 1000, 100);
const patienceMs = 1_800_000;
const payersAtOnce = 20;

test(
  'despite lost replies and duplicate notifications each draft is paid once and has one invoice',
  async () => {
    const notifies = `${on.server.address}/api/main/paypal/notification`;
    await on.provider.control('PUT', '/switches', { lostRepliesPercent: 10, notifiesTwice: true, notifies });
    const draftIds: string[] = [];
    const payers = await Promise.all(Array.from({ length: payersAtOnce }, () => on.addPayer()));
    await Promise.all(
      payers.map(async (payer) => {
        for (let turn = 0; turn < payments / payersAtOnce; turn += 1) {
          const draftId = await on.addDraft(payer);
          draftIds.push(draftId);
          const { approvalUrl, orderId } = await on.openOrder(payer, draftId);
          await on.provider.answer(approvalUrl, 'approve');
          await Promise.all([on.finish(payer, draftId, orderId), on.finish(payer, draftId, orderId)]);
        }
      }),
    );
    await on.provider.control('PUT', '/switches', noFaults);
    await on.runJobs();
    await on.runJobs();
    const captured = (await on.provider.control('GET', '/captured')) as { readonly customId: string }[];
    const ours = captured
      .map(({ customId }) => customId.split(':')[1] ?? '')
      .filter((id) => draftIds.includes(id));
    expect(ours.toSorted()).toEqual(draftIds.toSorted());
    const invoices = await on.server.asOwner`
    select sale_id from tenant.invoices where business_id = ${on.issuer.id} and sale_id = any (${draftIds})`;
    expect(invoices.map((row) => String(row['sale_id'])).toSorted()).toEqual(draftIds.toSorted());
    const [open] = await on.server.asOwner`
    select count(*)::int as count from tenant.payment_drafts
    where id = any (${draftIds}) and (paid_at is null or invoice_number is null)`;
    expect(open?.['count']).toBe(0);
  },
  patienceMs,
);
