-- The best-selling items and clients are grouped from tenant.sale_totals when they are asked for.
drop table tenant.sale_tops;

-- Lists filter by the hour of the day in Tirana and by the methods of payment, as '["BANKNOTE", "CARD"]'. Both are
-- columns, because row-level security keeps an index on an expression from being used: its functions are not leakproof.
-- The table is written anew, and nobody sells meanwhile.
drop index tenant.invoices_newest, tenant.invoices_of_till, tenant.invoices_of_operator, tenant.invoices_of_class;
alter table tenant.invoices
  add hour smallint generated always as (extract(hour from issued_at at time zone 'Europe/Tirane')::smallint) stored,
  add methods text collate "C" generated always as (jsonb_path_query_array(payments, '$[*].method')::text) stored;

-- With the other columns that lists filter by and add up, so that 10,000 invoices are counted in the index alone.
create index invoices_newest on tenant.invoices (business_id, issued_at desc, id desc)
include (class, till_id, operator_id, shop_id, hour, methods, without_vat, vat, with_vat, cost);
create index invoices_of_till on tenant.invoices (business_id, till_id, issued_at desc, id desc)
include (class, operator_id, hour, methods, without_vat, vat, with_vat, cost);
create index invoices_of_operator on tenant.invoices (business_id, operator_id, issued_at desc, id desc)
include (class, till_id, hour, methods, without_vat, vat, with_vat, cost);
create index invoices_of_class on tenant.invoices (business_id, class, issued_at desc, id desc)
include (till_id, without_vat, vat, with_vat, cost);
create index invoices_of_hour on tenant.invoices (business_id, hour, issued_at desc, id desc)
include (class, till_id, operator_id, without_vat, vat, with_vat, cost);
create index invoices_of_methods on tenant.invoices (business_id, methods, issued_at desc, id desc)
include (class, till_id, operator_id, shop_id, without_vat, vat, with_vat, cost);

-- A method belongs to one or two classes, a till to a shop, and an operator sells at few tills: without these the planner
-- takes such columns for independent and expects far too few rows.
create statistics tenant.invoices_class_methods (mcv) on class, methods from tenant.invoices;
create statistics tenant.invoices_places (mcv) on shop_id, till_id, operator_id from tenant.invoices;
analyze tenant.invoices;

-- As before, but for the generated columns: a BEFORE trigger does not see them yet. They follow from issued_at and
-- payments, which are still compared.
create or replace function tenant.refuse_unless_mended() returns trigger
language plpgsql set search_path = pg_catalog as $$
declare
  mendable constant text[] := array['business_unit_code', 'tcr_code', 'software_code', 'operator_code', 'seller',
    'number_text', 'iic', 'iic_signature', 'hour', 'methods'];
begin
  if to_jsonb(new) - mendable is distinct from to_jsonb(old) - mendable or not exists (
    select from tenant.invoice_mends mend
    where mend.business_id = old.business_id and mend.invoice_id = old.id and mend.made_in = pg_current_xact_id()
      and mend.number_text = old.number_text and mend.iic = old.iic and mend.iic_signature = old.iic_signature
      and mend.business_unit_code = old.business_unit_code and mend.tcr_code = old.tcr_code
      and mend.software_code = old.software_code and mend.operator_code = old.operator_code
      and mend.seller = old.seller)
  then
    raise exception 'rows of %.% are never changed or removed', tg_table_schema, tg_table_name;
  end if;
  return new;
end
$$;
