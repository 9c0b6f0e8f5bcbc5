/**
 * SQL condition: the document belongs to a shop that the user may see. It is true at once for the owner and for
 * employees without an assignment. Open items and cards have no row-level security by shop, because a correction at
 * another till changes them.
 */
export const isSeen = (document: string): string => `(
  (select tenant.sees_every_place())
  or tenant.place_of_document(${document}) = any ((select tenant.own_places())::text[]))`;

/**
 * The balances of subjects as rows of `balance`. For an employee of some shops, these are the sums of the
 * open items of these shops. With `unpaid`, paid items are skipped: they add nothing to a sum, and their shop
 * is not looked up.
 */
export const seenBalances = (items: 'all' | 'unpaid') => `(
  select business_id, side, subject_id, currency, owed_all, owed_mon from tenant.subject_balances
  where (select tenant.sees_every_place())
  union all
  select business_id, side, subject_id, currency, sum(open_all)::bigint, sum(open_mon)::bigint
  from tenant.open_items item where not (select tenant.sees_every_place()) ${items === 'all' ? '' : 'and (open_mon <> 0 or open_all <> 0) '}and ${isSeen('document_id')}
  group by business_id, side, subject_id, currency) balance`;
