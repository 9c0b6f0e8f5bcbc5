import { tiranaDay } from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import { demoId } from '../demo-id.ts';
import { demoBusinesses, type DemoBusiness } from '../people.ts';
import { topUpCash } from './top-up-cash.ts';
import { stockLevels } from './goods-sold.ts';
import { daysFrom, firstDayOf, momentOf, type History } from './history.ts';
import { nextNumber, reserveNumbers, type Numbers } from './numbers.ts';
import { addSavedCarts } from './add-saved-carts.ts';
import { receiveGoods } from './receive-goods.ts';
import { sketchedDay } from './sketched-day.ts';

/** The id of the business that started earliest, among the businesses that have stock. */
export const oldestId = demoId('market');

export const setBusiness = (transaction: Transaction, businessId: string) =>
  transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);

/**
 * The period of the past sales, read from the opening stock; null if there is none yet. The opening stock is dated on
 * the first day, and its document id starts with the time of the insert, which is the end of the period.
 */
export async function startedHistory(transaction: Transaction): Promise<History | null> {
  await setBusiness(transaction, oldestId);
  const [row] = await transaction.run(
    `select document_id, at from tenant.stock_movements where business_id = $1 and document_kind = 'opening'
     order by document_id limit 1`,
    [oldestId],
  );
  if (row === undefined) return null;
  const until = new Date(Number.parseInt(String(row['document_id']).slice(0, 12), 16));
  return { firstDay: tiranaDay(row['at'] as Date), lastDay: tiranaDay(until), until };
}

/** Past sales can start if every business has a certificate and none has issued an invoice. */
export async function canBegin(transaction: Transaction): Promise<boolean> {
  for (const { key } of demoBusinesses) {
    const businessId = demoId(key);
    await setBusiness(transaction, businessId);
    const [row] = await transaction.run(
      `select exists (select from tenant.certificates where business_id = $1 and replaced_at is null)
         and not exists (select from tenant.invoice_counters where business_id = $1) as is_ready`,
      [businessId],
    );
    if (row?.['is_ready'] !== true) return false;
  }
  return true;
}

/**
 * Inserts the opening stock, the opening cash and saved carts, and reserves the invoice numbers of all past sales
 * before they are written, so that invoices issued meanwhile get higher numbers.
 */
export async function beginBusiness(
  transaction: Transaction,
  business: DemoBusiness,
  history: History,
): Promise<void> {
  const businessId = demoId(business.key);
  const firstDay = firstDayOf(history, business);
  const days = daysFrom(firstDay, history.lastDay);
  const sketches = new Map(days.map((day) => [day, sketchedDay(business, history, day)]));
  await setBusiness(transaction, businessId);
  for (const [shopId, quantities] of stockLevels(business.trade, history, sketches))
    await receiveGoods(transaction, businessId, business, {
      kind: 'opening',
      documentId: newRecordId(history.until),
      shopId,
      at: momentOf(firstDay, 6),
      quantities,
      priceLevel: 1,
    });
  const all = [...sketches.values()].flat();
  await topUpCash(transaction, businessId, business.trade, { sketches: all, at: momentOf(firstDay, 6) });
  const numbers: Numbers = new Map();
  for (const sketch of all) nextNumber(numbers, sketch);
  await reserveNumbers(transaction, businessId, numbers);
  await addSavedCarts(transaction, businessId, business, history);
}
