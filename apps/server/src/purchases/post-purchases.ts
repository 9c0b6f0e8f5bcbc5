import {
  purchaseJournal,
  purchaseSourceType,
  repostedPurchase,
  tiranaDay,
  type Journal,
  type OpenPeriod,
  type PostedPurchase,
} from '@tezga/domain';
import { postedJournals, postJournals } from '../accounting/index.ts';
import { rateInColumn } from '../platform/database/numeric.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { purchasesByIds, standingOf, type PurchaseRow } from './purchases-read.ts';

interface PostedBy {
  readonly at: Date;
  /** The id of the user; null if a job posts. */
  readonly by: string | null;
}

/**
 * Posts purchases in their current state, and reverses the journals of purchases that changed or were deleted. Lock
 * order: the purchases, which the caller has locked, then the settings, then the balances of the suppliers.
 */
export async function postPurchases(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
  { at, by }: PostedBy,
): Promise<void> {
  if (ids.length === 0) return;
  const period = await openPeriod(transaction, businessId, at);
  const rows = await purchasesByIds(transaction, businessId, ids);
  await lockSuppliers(transaction, businessId, ids);
  const paidIn = await currenciesOfPaid(transaction, businessId, ids);
  const wanted = new Map(
    rows.map((row) => [
      row.id,
      journalOfPurchase(row, paidIn.get(row.id) ?? reportedIn(row), period.isInVat),
    ]),
  );
  const standing = await postedJournals(
    transaction,
    businessId,
    { sourceType: purchaseSourceType, sourceIds: ids },
    'purchase',
  );
  const journals = ids.flatMap((id) =>
    repostedPurchase(standing.get(id) ?? null, wanted.get(id) ?? null, period),
  );
  await postJournals(transaction, businessId, journals, { at, by });
  await transaction.run(setDueDays, [businessId, ids]);
}

const catchUpMax = 500;

/** Posts purchases that an older version of the server stored without posting them. */
export async function postEarlierPurchases(
  transaction: Transaction,
  businessId: string,
  at: Date,
): Promise<void> {
  const rows = await transaction.run<{ readonly id: string }>(lockUnposted, [
    businessId,
    purchaseSourceType,
    catchUpMax,
  ]);
  const ids = rows.map(({ id }) => id);
  await postPurchases(transaction, businessId, ids, { at, by: null });
}

const lockUnposted = `
  select id from tenant.purchases purchase
  where business_id = $1 and (subject_id is not null or type = 'CASH') and not is_self_issued
    and (eic is null or status in ('ACCEPTED', 'PAID', 'PARTIALLY_PAID', 'OVERPAID'))
    and not exists (
      select 1 from tenant.journals journal
      where journal.business_id = $1 and journal.source_type = $2 and journal.source_id = purchase.id)
  order by id limit $3 for no key update`;

/**
 * Locks the balances of all suppliers that a change of these purchases affects: the current ones, those at the time
 * of posting, and future ones. Every change of an open item locks the balance of its subject first. Lock order: by
 * supplier, in one statement.
 */
export async function lockSuppliers(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
  futureSupplierIds: readonly string[] = [],
): Promise<void> {
  await transaction.run(lockBalances, [businessId, ids, futureSupplierIds]);
}

/**
 * The currency of each purchase with payments. Its debt keeps this currency even if a source later reports another
 * one, so that what is paid and what is open can be compared. The caller has locked the suppliers.
 */
export async function currenciesOfPaid(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReportedCurrency>> {
  const rows = await transaction.run<{
    readonly id: string;
    readonly currency: string;
    readonly exchangeRate: string;
  }>(readPaid, [businessId, ids]);
  return new Map(
    rows.map(({ id, currency, exchangeRate }) => [
      id,
      { currency, exchangeRate: rateInColumn(exchangeRate) },
    ]),
  );
}

const readPaid = `
  select document_id as id, currency, exchange_rate::text as "exchangeRate" from tenant.open_items
  where business_id = $1 and document_id = any ($2::text[]) and side = 'supplier' and not is_advance
    and (charged_mon <> open_mon or charged_all <> open_all)`;

type ReportedCurrency = Pick<PostedPurchase, 'currency' | 'exchangeRate'>;

const reportedIn = ({ currency, exchange_rate: exchangeRate }: PurchaseRow): ReportedCurrency => ({
  currency,
  exchangeRate: exchangeRate === null ? null : rateInColumn(exchangeRate),
});

/** Reads and locks the settings, so that the period is not closed while purchases are posted. */
async function openPeriod(
  transaction: Transaction,
  businessId: string,
  at: Date,
): Promise<OpenPeriod & { readonly isInVat: boolean }> {
  const [settings] = await transaction.run<{
    readonly closedUntil: string | null;
    readonly isInVat: boolean;
  }>(
    `select closed_until::text as "closedUntil", is_in_vat as "isInVat" from tenant.settings
     where business_id = $1 for share`,
    [businessId],
  );
  if (settings === undefined) throw new Error(`business ${businessId} has no settings`);
  return { ...settings, today: tiranaDay(at) };
}

const journalOfPurchase = (row: PurchaseRow, postedIn: ReportedCurrency, isInVat: boolean): Journal | null =>
  purchaseJournal({
    ...standingOf(row),
    purchaseId: row.id,
    day: row.day,
    currency: postedIn.currency,
    exchangeRate: postedIn.exchangeRate,
    documentType: row.document_type,
    withVat: row.with_vat,
    vat: row.vat,
    use: row.bought_as ?? 'goods',
    safeId: row.safe_id,
    isVatDeductible: isInVat && (row.is_vat_deductible ?? true),
  });

const lockBalances = `
  select 1 from tenant.subject_balances
  where business_id = $1 and side = 'supplier' and subject_id in (
    select subject_id from tenant.purchases where business_id = $1 and id = any ($2::text[])
    union select subject_id from tenant.open_items where business_id = $1 and document_id = any ($2::text[])
    union select unnest($3::text[]))
  order by subject_id, currency for update`;

/** Updates the due days, which a source may report only after a purchase was posted. */
const setDueDays = `
  update tenant.open_items item set day = purchase.day, due_day = coalesce(purchase.due_on, purchase.day)
  from tenant.purchases purchase
  where purchase.business_id = $1 and purchase.id = any ($2::text[]) and item.business_id = $1
    and item.document_id = purchase.id and item.side = 'supplier'
    and (item.day <> purchase.day or item.due_day <> coalesce(purchase.due_on, purchase.day))`;
