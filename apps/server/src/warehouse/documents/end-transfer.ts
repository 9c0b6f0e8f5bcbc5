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
import { postJournals } from '../../accounting/index.ts';
import type { Schema } from '../../platform/database/schema.generated.ts';
import type { Handler } from '../../platform/http/context.ts';
import { lockStock } from '../lock-stock.ts';
import { moveStock } from '../move-stock.ts';
import { documentRows, type DocumentRow } from './documents-read.ts';
import { registerDiscrepancy } from './register-discrepancy.ts';
import type { Posting } from './register-document.ts';

/** Receives the goods of a transfer into the shop that it goes to. */
export const completeTransfer: Handler<typeof contract.warehouse.completeTransfer> = async (
  { transferOrderId, received },
  context,
) => {
  const reply = await endTransfer(context, transferOrderId, 'completed', received);
  context.note(reply.code);
  return reply;
};

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
 * Ends a transfer and returns its number, and that of its discrepancy if not all was received as sent: its goods leave the transit and enter a shop at the cost at which they left.
 * The end is inserted first, under the id of the transfer, so that concurrent ends wait for it and are refused.
 */
export async function endTransfer(
  posting: Posting,
  id: string,
  outcome: TransferOutcome,
  received: readonly Quantity[] = [],
) {
  const { transaction, businessId, person } = posting;
  const [transfer] = await documentRows(transaction, businessId, [id]);
  const targetId = transfer?.target_shop_id ?? null;
  refuseUnless(transfer !== undefined && targetId !== null, 'not-found');
  const shopId = outcome === 'completed' ? targetId : transfer.shop_id;
  await refuseForeignShop(posting, shopId);
  const at = endedAt(posting, transfer);
  await insertEnd(posting, transfer, { outcome, at });
  const goods = await transaction.run<GoodsInTransit>(readGoods, [businessId, id]);
  const problems = [{ path: 'received', code: 'invalid' }];
  refuseUnless(received.length === 0 || received.length === goods.length, 'invalid-input', { problems });
  const articleIds = [...new Set(goods.map(({ articleId }) => articleId))];
  const lines = arrivedLines(goods, await lockStock(transaction, businessId, shopId, articleIds));
  const reason = outcome === 'completed' ? 'transfer' : 'transfer-cancelled';
  await moveStock(transaction, businessId, movementsOf(lines, { id, shopId, at, reason }));
  const posted = lines.map((line, place) =>
    Object.assign({ isOwnProduct: goods[place]?.isOwnProduct === true }, line),
  );
  const journal = transferEndJournal({ documentId: id, at, lines: posted });
  await postJournals(transaction, businessId, journal === null ? [] : [journal], { at, by: person.id });
  const { number_text: code, target_name: name } = transfer;
  const shop = { id: shopId, name: name ?? '', allowsNegativeStock: null };
  const discrepancyCode = await registerDiscrepancy(posting, { id, number: code, shop, at, lines, received });
  return { code, discrepancyCode };
}

/** The shop that the goods enter must be one of the caller: row-level security hides the others. */
async function refuseForeignShop({ transaction, businessId }: Posting, shopId: string): Promise<void> {
  const [own] = await transaction.run('select 1 from tenant.shops where business_id = $1 and id = $2', [
    businessId,
    shopId,
  ]);
  refuseUnless(own !== undefined, 'not-permitted');
}

/** In whole seconds, and never before the goods left. */
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

// Not by the movement out of the other shop, which row-level security may hide: goods of cost 0 count as unknown.
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
