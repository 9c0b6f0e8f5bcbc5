import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import { refusalOf, usePayingDrafts } from '../testing/index.ts';
import { settleByJob } from './settle.ts';

const on = usePayingDrafts();

/** An approved order whose capture the provider still checks. */
async function checkedPayment() {
  const payer = await on.addPayer();
  const draftId = await on.addDraft(payer);
  const { approvalUrl, orderId } = await on.openOrder(payer, draftId);
  await on.provider.answer(approvalUrl, 'approve-pending');
  return { payer, draftId, orderId };
}

test('a payment that the provider still checks is neither paid nor refused, and is paid when the check ends', async () => {
  const { payer, draftId, orderId } = await checkedPayment();
  expect(await on.finish(payer, draftId, orderId)).toEqual({ payed: false });
  const opened = await on.clientOf(payer)(contract.onlinePayments.createOrder, { draftId });
  expect(opened).toEqual({ payed: false, approvalUrl: null });
  expect(await on.only(payer)).toMatchObject({ payed: false });
  await on.provider.control('POST', '/ended-checks', { orderId, status: 'COMPLETED' });
  await settleByJob({ businessId: payer.id, draftId }, on.jobContext());
  expect(await on.only(payer)).toMatchObject({ payed: true });
});

test('a payment that the provider declines after its check is refused, and the draft stays unpaid', async () => {
  const { payer, draftId, orderId } = await checkedPayment();
  expect(await on.finish(payer, draftId, orderId)).toEqual({ payed: false });
  await on.provider.control('POST', '/ended-checks', { orderId, status: 'DECLINED' });
  expect((await refusalOf(on.finish(payer, draftId, orderId))).code).toBe('payment-declined');
  expect(await on.only(payer)).toMatchObject({ payed: false });
});

test('the invoice of a paid draft is paid by the money in transit, and is no debt in the books of its issuer', async () => {
  const payer = await on.addPayer();
  const draftId = await on.addDraft(payer);
  const { approvalUrl, orderId } = await on.openOrder(payer, draftId);
  await on.provider.answer(approvalUrl, 'approve');
  await on.finish(payer, draftId, orderId);
  await on.runJobs();
  await on.runJobs();
  const payments = await on.server.asOwner`
    select payment.method, payment.amount::int as amount, payment.rest::int as rest, item.open_mon::int as open, account.account_path
    from tenant.invoices invoice
    join tenant.payment_allocations allocation
      on allocation.business_id = invoice.business_id and allocation.document_id = invoice.id
    join tenant.payments payment on payment.business_id = invoice.business_id and payment.id = allocation.payment_id
    join tenant.open_items item on item.business_id = invoice.business_id and item.document_id = invoice.id
    join tenant.journals journal on journal.business_id = invoice.business_id and journal.source_id = payment.id
    join tenant.journal_lines account on account.business_id = invoice.business_id and account.journal_id = journal.id
      and account.debit_mon > 0
    where invoice.business_id = ${on.issuer.id} and invoice.sale_id = ${draftId}`;
  expect([...payments]).toEqual([
    {
      method: 'ONLINE',
      amount: 9_999,
      rest: 0,
      open: 0,
      account_path: expect.stringMatching(/^5:51:511:5114:/) as unknown,
    },
  ]);
});
