import type { contract } from '@tezga/contract';
import {
  arrivedLines,
  Refusal,
  refuseUnless,
  transferEndJournal,
  type Money,
  type PostedLine,
  type Quantity,
  type TransferOutcome,
  type UnitCost,
} from '@tezga/domain';
import type { z } from 'zod';
import { postJournals } from '../../accounting/index.ts';
import type { Schema } from '../../platform/database/schema.generated.ts';
import type { Handler } from '../../platform/http/context.ts';
import { moveStock } from '../move-stock.ts';
import { moveStockInPast } from '../recost-stock.ts';
import { stockAt } from '../stock-at.ts';
import { documentRows, type DocumentRow } from './documents-read.ts';
import { pastDate } from './past-date.ts';
import { registerDiscrepancy } from './register-discrepancy.ts';
import type { Posting } from './register-document.ts';

type ReceiptInput = z.output<typeof contract.warehouse.completeTransfer.input>;

/** Receives the goods of a transfer into the shop that it goes to. */
export const completeTransfer: Handler<typeof contract.warehouse.completeTransfer> = async (
  input,
  context,
) => {
  const reply = await registerReceipt(context, input);
  context.note(reply.code);
  return reply;
};

/** Receives a transfer, now or at the date in the input. */
export const registerReceipt = (posting: Posting, { transferOrderId, ...arrival }: ReceiptInput) =>
  endTransfer(posting, transferOrderId, 'completed', arrival);

/** Takes the goods of a transfer back into the shop that they left. */
export const cancelTransfer: Handler<typeof contract.warehouse.cancelTransfer> = async (
  { transferOrderId },
  context,
) => {
  const { code } = await endTransfer(context, transferOrderId, 'cancelled');
  context.note(code);
  return { code };
};

/**
 * Ends a transfer: its goods leave the transit and enter a shop at the cost at which they were sent. Returns
 * the number of the transfer and, if the received quantities differ, the number of the discrepancy. The end
 * is inserted first, under the id of the transfer, so that concurrent ends wait for it and are refused.
 */
export async function endTransfer(
  posting: Posting,
  id: string,
  outcome: TransferOutcome,
  { received = [], date }: Partial<Pick<ReceiptInput, 'received' | 'date'>> = {},
) {
  const { transaction, businessId, person } = posting;
  const [transfer] = await documentRows(transaction, businessId, [id]);
  const targetId = transfer?.target_shop_id ?? null;
  refuseUnless(transfer !== undefined && targetId !== null, 'not-found');
  const shopId = outcome === 'completed' ? targetId : transfer.shop_id;
  await refuseForeignShop(posting, shopId);
  const past = await arrivalDate(posting, transfer, date);
  const at = past ?? endedAt(posting, transfer);
  await insertEnd(posting, transfer, { outcome, at });
  const goods = await transaction.run<GoodsInTransit>(readGoods, [businessId, id]);
  const problems = [{ path: 'received', code: 'invalid' }];
  refuseUnless(received.length === 0 || received.length === goods.length, 'invalid-input', { problems });
  const articleIds = [...new Set(goods.map(({ articleId }) => articleId))];
  const found = await stockAt(transaction, businessId, shopId, articleIds, past);
  const lines = arrivedLines(goods, found.stock);
  const reason = outcome === 'completed' ? 'transfer' : 'transfer-cancelled';
  const movements = movementsOf(lines, { id, shopId, at, reason });
  const now = posting.at ?? posting.clock.now();
  if (found.past === null) await moveStock(transaction, businessId, movements);
  else {
    const cause = { kind: 'transfer', id, at: now, person, journalKind: 'receipt-recosting' } as const;
    await moveStockInPast(transaction, businessId, movements, found.past, cause);
  }
  const posted = lines.map((line, place) =>
    Object.assign({ isOwnProduct: goods[place]?.isOwnProduct === true }, line),
  );
  const journal = transferEndJournal({ documentId: id, at, lines: posted });
  await postJournals(transaction, businessId, journal === null ? [] : [journal], {
    at: past === null ? at : now,
    by: person.id,
  });
  const { number_text: code, target_name: name } = transfer;
  const shop = { id: shopId, name: name ?? '', allowsNegativeStock: null };
  const arrival = { id, number: code, shop, at, past, lines, received };
  const discrepancyCode = await registerDiscrepancy(posting, arrival);
  return { code, discrepancyCode };
}

/**
 * Refuses unless the caller may see the shop that the goods enter; row-level security hides all other shops.
 */
async function refuseForeignShop({ transaction, businessId }: Posting, shopId: string): Promise<void> {
  const [own] = await transaction.run('select 1 from tenant.shops where business_id = $1 and id = $2', [
    businessId,
    shopId,
  ]);
  refuseUnless(own !== undefined, 'not-permitted');
}

/**
 * The arrival date of goods whose receipt is entered later; null if they arrive now. Refuses a date before
 * the goods left.
 */
async function arrivalDate(
  posting: Posting,
  { posted_at }: DocumentRow,
  date: string | undefined,
): Promise<Date | null> {
  const past = await pastDate(posting, date);
  const problems = [{ path: 'date', code: 'arrival-before-start' }];
  refuseUnless(past === null || past >= posted_at, 'invalid-input', { problems });
  return past;
}

/** The current time in whole seconds, but never before the goods left. */
function endedAt({ at, clock }: Posting, { posted_at }: DocumentRow): Date {
  const now = (at ?? clock.now()).getTime();
  return new Date(Math.max(now - (now % 1000), posted_at.getTime()));
}

interface TransferEnd {
  readonly outcome: TransferOutcome;
  readonly at: Date;
}

async function insertEnd(
  { transaction, businessId, person }: Posting,
  { id, number_text }: DocumentRow,
  { outcome, at }: TransferEnd,
): Promise<void> {
  const tables = transaction.queries.withTables<Schema>();
  const inserted = await tables
    .insertInto('tenant.transfer_ends')
    .values({
      business_id: businessId,
      document_id: id,
      outcome,
      ended_at: at,
      by_id: person.id,
      by_name: person.name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('outcome')
    .executeTakeFirst();
  if (inserted !== undefined) return;
  const [earlier] = await documentRows(transaction, businessId, [id]);
  const code = earlier?.outcome === 'cancelled' ? 'transfer-cancelled' : 'transfer-completed';
  throw new Refusal(code, { takenBy: number_text });
}

interface GoodsInTransit {
  readonly articleId: string;
  readonly quantity: Quantity;
  readonly unitCost: UnitCost;
  readonly cost: Money;
  readonly isCostMissing: boolean;
  readonly isOwnProduct: boolean;
}

// Reads the lines of the transfer and not its stock movements, because row-level security may hide the movements of
// the other shop. The lines do not store whether the cost was missing, so a unit cost of 0 counts as missing.
const readGoods = `
  select line.article_id as "articleId", line.quantity, line.unit_cost as "unitCost", line.cost,
    line.unit_cost = 0 as "isCostMissing", article.is_composite as "isOwnProduct"
  from tenant.warehouse_document_lines line
  join tenant.articles article on article.business_id = $1 and article.id = line.article_id
  where line.business_id = $1 and line.document_id = $2
  order by line.place`;

interface Arrival {
  readonly id: string;
  readonly shopId: string;
  readonly at: Date;
  readonly reason: 'transfer' | 'transfer-cancelled';
}

const movementsOf = (lines: readonly PostedLine[], { id, shopId, at, reason }: Arrival) =>
  lines.map((line, index) => ({
    at,
    shopId,
    articleId: line.articleId,
    before: line.before,
    after: line.after,
    cost: line.cost,
    isCostMissing: line.isCostMissing,
    document: { kind: 'transfer' as const, id },
    linePlace: index + 1,
    reason,
  }));
