import { asMoney, asQuantity, tiranaZone, type SalesTotal } from '@tezga/domain';
import type { Run } from '../../platform/database/kysely-on.ts';

type Figures = Pick<SalesTotal, 'count' | 'quantity' | 'withoutVat' | 'vat' | 'withVat' | 'cost'>;

/** A stored total that differs from the sum of the documents. */
export interface TotalDifference extends Pick<
  SalesTotal,
  'dimension' | 'span' | 'firstDay' | 'placeId' | 'key'
> {
  readonly businessId: string;
  /** Null if no total is stored. */
  readonly stored: Figures | null;
  /** Null if no document belongs to it. */
  readonly documented: Figures | null;
}

/** Limit of the reported differences. */
export const differencesMax = 1000;

/**
 * Recomputes all totals from the invoices and returns the differences from the stored totals; empty if all is right.
 * Without a business id it checks all businesses that the connection may see.
 */
export async function proveTotals(run: Run, businessId: string | null = null): Promise<TotalDifference[]> {
  const rows = await run(differences, [businessId, differencesMax]);
  return rows.map((row) => ({
    businessId: String(row['business_id']),
    dimension: row['dimension'] as SalesTotal['dimension'],
    span: row['span'] as SalesTotal['span'],
    firstDay: String(row['first_day']),
    placeId: String(row['place_id']),
    key: String(row['key']),
    stored: figuresOf(row['stored'] as readonly bigint[] | null),
    documented: figuresOf(row['documented'] as readonly bigint[] | null),
  }));
}

function figuresOf(amounts: readonly bigint[] | null): Figures | null {
  if (amounts === null) return null;
  const [count = 0n, quantity = 0n, withoutVat = 0n, vat = 0n, withVat = 0n, cost = 0n] = amounts;
  return {
    count,
    quantity: asQuantity(quantity),
    withoutVat: asMoney(withoutVat),
    vat: asMoney(vat),
    withVat: asMoney(withVat),
    cost: asMoney(cost),
  };
}

// Computed in SQL, independently of the domain rule that updates the totals, so that a bug in one does not hide a bug
// in the other.
const sums = `sum(quantity)::bigint as quantity, sum(without_vat)::bigint as without_vat, sum(vat)::bigint as vat,
  sum(with_vat)::bigint as with_vat, sum(cost)::bigint as cost`;

const differences = `
  with invoices as (
    select business_id, id, day, till_id, shop_id, operator_id, customer_id, class, issued_at, payments,
      without_vat, vat, with_vat, cost
    from tenant.invoices where $1::text is null or business_id = $1::text
  ),
  lines as not materialized (
    select business_id, invoice_id, article_id, coalesce(exemption, vat_percent::text) as tax, quantity,
      without_vat, vat, with_vat, cost
    from tenant.invoice_lines where $1::text is null or business_id = $1::text
  ),
  taxed as (
    select business_id, invoice_id, tax, ${sums} from lines group by business_id, invoice_id, tax
  ),
  whole as (
    select invoices.*, sold.quantity
    from invoices join (
      select business_id, invoice_id, sum(quantity)::bigint as quantity from taxed group by business_id, invoice_id
    ) sold on sold.business_id = invoices.business_id and sold.invoice_id = invoices.id
  ),
  by_day (business_id, dimension, day, place_id, key, count, quantity, without_vat, vat, with_vat, cost) as (
    select business_id, 'sales', day, till_id, operator_id || ':' || class, count(*), ${sums}
    from whole group by 1, 3, 4, 5
    union all
    select business_id, dimension, day, place_id, place.key, count(*), ${sums}
    from whole, lateral (values
      ('hour', till_id, to_char(issued_at at time zone '${tiranaZone}', 'HH24')),
      ('shop', till_id, shop_id), ('client', shop_id, customer_id)
    ) place (dimension, place_id, key)
    where class not in ('order', 'other') and place.key is not null group by 1, 2, 3, 4, 5
    union all
    select business_id, 'method', day, till_id, paid.method, count(*), 0, 0, 0, sum(paid.amount)::bigint, 0
    from invoices, lateral (
      select payment->>'method' as method, sum((payment->>'amountInLek')::bigint) as amount
      from jsonb_array_elements(payments) payment group by 1
    ) paid
    where class not in ('order', 'other') group by 1, 3, 4, 5
    union all
    select business_id, 'vat', day, till_id, tax, count(*), ${sums}
    from (
      select taxed.*, day, till_id, class from taxed join invoices
        on invoices.business_id = taxed.business_id and invoices.id = taxed.invoice_id
    ) of_rate
    where class not in ('order', 'other') group by 1, 3, 4, 5
    union all
    select business_id, 'item', day, shop_id, article_id, count(*), ${sums}
    from (
      select lines.*, day, shop_id, class from lines join invoices
        on invoices.business_id = lines.business_id and invoices.id = lines.invoice_id
    ) of_article
    where class not in ('order', 'other') and article_id is not null group by 1, 3, 4, 5
  ),
  expected (business_id, dimension, span, first_day, place_id, key, count, quantity, without_vat, vat, with_vat, cost) as (
    select business_id, dimension, 'day', day, place_id, key, count, quantity, without_vat, vat, with_vat, cost
    from by_day
    union all
    select business_id, dimension, 'month', date_trunc('month', day::timestamp)::date, place_id, key,
      sum(count)::bigint, ${sums}
    from by_day group by 1, 2, 4, 5, 6
  ),
  documented as (
    select business_id::text collate "C" as business_id, dimension collate "C" as dimension, span collate "C" as span,
      first_day, place_id::text collate "C" as place_id, key::text collate "C" as key,
      array[count, quantity, without_vat, vat, with_vat, cost] as figures
    from expected
  ),
  stored as (
    select business_id::text collate "C" as business_id, dimension, span, first_day,
      place_id::text collate "C" as place_id, key, array[count, quantity, without_vat, vat, with_vat, cost] as figures
    from tenant.sale_totals where $1::text is null or business_id = $1::text
  )
  select business_id, dimension, span, first_day::text as first_day, place_id, key,
    stored.figures as stored, documented.figures as documented
  from stored full join documented using (business_id, dimension, span, first_day, place_id, key)
  where stored.figures is distinct from documented.figures
  order by 1, 2, 3, 4, 5, 6 limit $2`;
