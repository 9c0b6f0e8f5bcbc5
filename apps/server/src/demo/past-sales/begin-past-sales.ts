import { tiranaDay } from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import { demoId } from '../demo-id.ts';
import { demoBusinesses, type DemoBusiness } from '../people.ts';
import { topUpCash } from './bring-lek.ts';
import { stockLevels } from './goods-sold.ts';
import { daysFrom, firstDayOf, momentOf, type History } from './history.ts';
import { nextNumber, setNumbersAside, type Numbers } from './numbers.ts';
import { putCartsAside } from './put-carts-aside.ts';
import { receiveGoods } from './receive-goods.ts';
import { sketchedDay } from './sketched-day.ts';

/** Of the businesses this one began first, and it has goods in stock. */
export const oldestId = demoId('market');

export const enter = (transaction: Transaction, businessId: string) =>
  transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);

/**
 * Until when and from when on the past goes, where it was begun: the opening stock speaks of the first day, and its id
 * begins with the moment it was written.
 */
export async function begunHistory(transaction: Transaction): Promise<History | null> {
  await enter(transaction, oldestId);
  const [row] = await transaction.run(
    `select document_id, at from tenant.stock_movements where business_id = $1 and document_kind = 'opening'
     order by document_id limit 1`,
    [oldestId],
  );
  if (row === undefined) return null;
  const until = new Date(Number.parseInt(String(row['document_id']).slice(0, 12), 16));
  return { firstDay: tiranaDay(row['at'] as Date), lastDay: tiranaDay(until), until };
}

/** Every business can sign, and nobody has sold anything: only then is there room for a past. */
export async function canBegin(transaction: Transaction): Promise<boolean> {
  for (const { key } of demoBusinesses) {
    const businessId = demoId(key);
    await enter(transaction, businessId);
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
 * Opening stock, lek for what is bought, carts that were put aside, and the numbers of all that was sold: they are set
 * aside before it is written, so that whoever sells meanwhile comes after it.
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
  await enter(transaction, businessId);
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
  await setNumbersAside(transaction, businessId, numbers);
  await putCartsAside(transaction, businessId, business, history);
}
