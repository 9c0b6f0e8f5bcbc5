import type { contract, OutputOf } from '@tezga/contract';
import {
  businessLevel,
  paidStateOf,
  purchaseSourceType,
  refuseUnless,
  unpostedReason,
  vatByRate,
  type Money,
} from '@tezga/domain';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { listedPurchase } from './listed-purchase.ts';
import { linesOf, purchaseById, standingOf } from './purchases-read.ts';

export const one: Handler<typeof contract.purchases.one> = async ({ id }, context) => {
  const { transaction, businessId } = context;
  const row = await purchaseById(transaction, businessId, id);
  refuseUnless(row !== null, 'not-found');
  const lines = (await linesOf(transaction, businessId, [row.id])).get(row.id) ?? [];
  const { isInVat, journalId, debt } = await postedOf(context, row.id);
  return {
    purchase: {
      ...listedPurchase(row),
      items: lines,
      vatByRate: vatByRate(lines),
      answeredBy: row.answered_by,
      answeredAt: row.answered_at?.toISOString() ?? null,
      boughtAs: row.bought_as ?? 'goods',
      isReceived: row.is_received,
      isVatDeductible: isInVat ? (row.is_vat_deductible ?? true) : null,
      unposted: unpostedReason(standingOf(row)),
      journalId,
      debt,
    },
  };
};

interface PostedRow {
  readonly isInVat: boolean;
  readonly journalId: string | null;
  readonly currency: string | null;
  readonly charged: Money;
  readonly open: Money;
  readonly dueDate: string;
}

type Posted = Pick<OutputOf<typeof contract.purchases.one>['purchase'], 'journalId' | 'debt'> &
  Pick<PostedRow, 'isInVat'>;

/**
 * The journal and the debt of a purchase, and what its posting depends on. Journal and debt are null if the role may
 * not read them.
 */
async function postedOf(
  { transaction, businessId, role }: BusinessContext,
  purchaseId: string,
): Promise<Posted> {
  const [row] = await transaction.run<PostedRow>(readPosted, [businessId, purchaseSourceType, purchaseId]);
  const seesJournal = businessLevel(role, 'account') !== 'none';
  const seesDebt = businessLevel(role, 'customers') !== 'none';
  if (row === undefined) throw new Error(`purchase ${purchaseId} has no settings`);
  const { isInVat, journalId, currency, charged, open, dueDate } = row;
  return {
    isInVat,
    journalId: seesJournal ? journalId : null,
    debt:
      seesDebt && currency !== null
        ? { currency, charged, open, dueDate, paidState: paidStateOf(charged, open) }
        : null,
  };
}

const readPosted = `
  select settings.is_in_vat as "isInVat", (
      select journal.id from tenant.journals journal
      where journal.business_id = $1 and journal.source_type = $2 and journal.source_id = $3
      order by journal.turn desc limit 1
    ) as "journalId", item.currency, item.charged_mon as charged, item.open_mon as open, item.due_day::text as "dueDate"
  from tenant.purchases purchase
  join tenant.settings settings on settings.business_id = $1
  left join tenant.open_items item on item.business_id = $1 and item.document_id = purchase.id
    and item.side = 'supplier' and item.subject_id = purchase.subject_id
    and (select tenant.sees_every_place())
  where purchase.business_id = $1 and purchase.id = $3`;
