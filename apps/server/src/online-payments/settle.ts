import { decimalText } from '@tezga/domain';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import { inBusiness } from '../platform/jobs/in-business.ts';
import type { Job } from '../platform/jobs/worker.ts';
import { invoiceTask } from './issue-invoice.ts';
import { ordersStore, type PayableDraft } from './orders-store.ts';
import { openProvider, type ProviderOrder } from './provider.ts';

export const settleTask = 'online-payments:settle';

/** `pending`: the provider has captured the money and still checks the payment. */
export type Standing = 'paid' | 'pending' | 'open' | 'declined' | 'ended';

export interface Settling {
  readonly config: Config;
  readonly clock: Clock;
  readonly businessId: string;
  /** Runs the work in a transaction bound to the business. */
  readonly inTransaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
}

/**
 * Reads the state of a draft's order from the provider, captures the money if the payer has approved the order, and
 * records the payment. Idempotent, because the browser, notifications and jobs call it in any order and repeatedly:
 * the provider captures an order once, and the draft is marked as paid once.
 */
export async function settle(settling: Settling, draft: PayableDraft): Promise<Standing> {
  const { config } = settling;
  if (draft.paidAt !== null) return 'paid';
  if (draft.orderId === null) return 'open';
  const provider = openProvider(config);
  let order = await provider.findOrder(draft.orderId);
  if (order?.status === 'APPROVED') {
    expectRightOrder(settling, draft, order);
    if ((await provider.capture(order.id)) === 'declined') return 'declined';
    order = await provider.findOrder(order.id);
  }
  if (order === null || order.status === 'VOIDED') return 'ended';
  if (order.capture !== null && withoutMoney.has(order.capture.status)) return 'ended';
  if (order.capture?.status === 'PENDING') return 'pending';
  if (order.capture?.status !== 'COMPLETED') return 'open';
  expectRightOrder(settling, draft, order);
  await recordPayment(settling, draft, { orderId: order.id, captureId: order.capture.id });
  return 'paid';
}

/** Statuses of a capture that took no money; the order cannot be captured again. */
const withoutMoney: ReadonlySet<string> = new Set(['DECLINED', 'FAILED', 'REFUNDED']);

/** The id of the draft at the provider, which returns it with every order and notification. */
export const customIdOf = (businessId: string, draftId: string) => `${businessId}:${draftId}`;

/**
 * Throws if the order has another draft, currency or amount. This is an error of the server or of the provider, so a
 * person must look at it.
 */
function expectRightOrder({ businessId }: Settling, draft: PayableDraft, order: ProviderOrder): void {
  const { customId, amount } = order;
  const isRight =
    customId === customIdOf(businessId, draft.id) &&
    amount.currency === draft.currency &&
    amount.value === decimalText(draft.total);
  if (!isRight) throw new Error(`order ${order.id} is not one of draft ${draft.id}`);
}

function recordPayment(
  { businessId, clock, inTransaction }: Settling,
  { id: draftId }: PayableDraft,
  { orderId, captureId }: { readonly orderId: string; readonly captureId: string },
): Promise<void> {
  return inTransaction(async (transaction) => {
    const isNews = await ordersStore(transaction, businessId).markPaid(
      draftId,
      orderId,
      captureId,
      clock.now(),
    );
    if (isNews)
      await addJob(transaction, invoiceTask, { businessId, draftId }, { key: `invoice ${draftId}` });
  });
}

const payloadOf = z.object({ businessId: z.string(), draftId: z.string() });
const checkAgainMs = 10 * 60_000;

/** Adds a job that checks the order at `at`, or now: the browser may be closed, and a notification may be lost. */
export function addSettleJob(
  transaction: Transaction,
  payload: z.output<typeof payloadOf>,
  at?: Date,
): Promise<void> {
  const { draftId } = payload;
  return addJob(transaction, settleTask, payload, at === undefined ? {} : { key: `settle ${draftId}`, at });
}

/** Settles a draft, and adds the next check while the order can still be paid. */
export const settleByJob: Job = async (payload, { pool, config, clock }) => {
  const { businessId, draftId } = payloadOf.parse(payload);
  const inTransaction: Settling['inTransaction'] = (work) => inBusiness({ pool }, businessId, work);
  const draft = await inTransaction((transaction) => ordersStore(transaction, businessId).find(draftId));
  if (draft === null) return;
  const standing = await settle({ config, clock, businessId, inTransaction }, draft);
  if (draft.orderId === null || standing === 'paid' || standing === 'ended') return;
  const at = new Date(clock.now().getTime() + checkAgainMs);
  await inTransaction((transaction) => addSettleJob(transaction, { businessId, draftId }, at));
};

export const firstCheckMs = 2 * 60_000;
