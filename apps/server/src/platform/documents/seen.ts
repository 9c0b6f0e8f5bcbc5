/**
 * SQL condition that the document belongs to a shop that the user may see. The first part skips the lookup of the
 * shop for the owner and for employees without an assignment. Open items and cards need this condition instead of
 * row-level security by shop, because a correction at a till of another shop must be able to change them.
 */
export const isSeen = (document: string): string => `(
  (select tenant.sees_every_place())
  or tenant.place_of_document(${document}) = any ((select tenant.own_places())::text[]))`;

/**
 * SQL subquery `balance` with the balances of subjects. For an employee of some shops it sums the open items of
 * these shops. With `unpaid` it skips paid items: they do not change the sum, and the lookup of their shop is saved.
 */
export const seenBalances = (items: 'all' | 'unpaid') => `(
  select business_id, side, subject_id, currency, owed_all, owed_mon from tenant.subject_balances
  where (select tenant.sees_every_place())
  union all
  select business_id, side, subject_id, currency, sum(open_all)::bigint, sum(open_mon)::bigint
  from tenant.open_items item where not (select tenant.sees_every_place()) ${items === 'all' ? '' : 'and (open_mon <> 0 or open_all <> 0) '}and ${isSeen('document_id')}
  group by business_id, side, subject_id, currency) balance`;
