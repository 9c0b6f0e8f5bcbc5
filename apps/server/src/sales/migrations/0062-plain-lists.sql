-- The best-selling items and clients are grouped from tenant.sale_totals when they are asked for.
drop table tenant.sale_tops;

-- Lists filter by the hour of the day in Tirana and by the methods of payment, as '["BANKNOTE", "CARD"]'. Both are
-- columns, because row-level security keeps an index on an expression from being used: its functions are not leakproof.
-- The table is written anew, and nobody sells meanwhile.
alter table tenant.invoices
  add hour smallint generated always as (extract(hour from issued_at at time zone 'Europe/Tirane')::smallint) stored,
  add methods text collate "C" generated always as (jsonb_path_query_array(payments, '$[*].method')::text) stored;
create index invoices_of_hour on tenant.invoices (business_id, hour, issued_at desc, id desc);
create index invoices_of_methods on tenant.invoices (business_id, methods, issued_at desc, id desc);

-- With the columns lists filter by and add up: up to 10,000 invoices are counted in the index alone.
drop index tenant.invoices_newest;
create index invoices_newest on tenant.invoices (business_id, issued_at desc, id desc)
include (class, till_id, operator_id, shop_id, hour, methods, without_vat, vat, with_vat, cost);
