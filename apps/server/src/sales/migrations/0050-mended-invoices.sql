-- What stood in an invoice that the tax authority refused before it took the facts of a later day, and who changed it when.
create table tenant.invoice_mends (
  business_id platform.record_id not null,
  id platform.record_id not null,
  invoice_id platform.record_id not null,
  at timestamptz not null,
  by_id platform.record_id not null,
  by_name text not null,
  business_unit_code text not null,
  tcr_code text not null,
  software_code text not null,
  operator_code text not null,
  seller jsonb not null,
  number_text text collate "C" not null,
  iic text collate "C" not null,
  iic_signature text not null,
  -- The one transaction in which it lets the invoice change.
  made_in xid8 not null default pg_current_xact_id(),
  primary key (business_id, id),
  foreign key (business_id, invoice_id) references tenant.invoices
);
create index invoice_mends_of_invoice on tenant.invoice_mends (business_id, invoice_id, id);
call tenant.guard('tenant.invoice_mends');
grant select on tenant.invoice_mends to tezga_server;
create trigger invoice_mends_are_history before update or delete or truncate on tenant.invoice_mends
for each statement execute function platform.refuse_change();

-- Not even its owner changes an invoice, but for what mending changes, and only where what stood there was kept first.
create function tenant.refuse_unless_mended() returns trigger
language plpgsql set search_path = pg_catalog as $$
declare
  mendable constant text[] := array['business_unit_code', 'tcr_code', 'software_code', 'operator_code', 'seller',
    'number_text', 'iic', 'iic_signature'];
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
drop trigger invoices_are_history on tenant.invoices;
create trigger invoices_are_history before delete or truncate on tenant.invoices
for each statement execute function platform.refuse_change();
create trigger invoices_are_mended_only before update on tenant.invoices
for each row execute function tenant.refuse_unless_mended();

-- The one door through which an invoice changes: of the caller's business, without a code, refused for its facts or never
-- sent, and never printed. Says whether it did.
create function tenant.mend_invoice(mended_id text, mend_id text, mended_at timestamptz, mended_by text,
  mended_by_name text, facts jsonb) returns boolean
language plpgsql security definer set search_path = pg_catalog as $$
begin
  -- As every delivery does before it keeps an answer, so none is overtaken.
  perform 1 from tenant.fiscal_documents
  where business_id = tenant.current_business() and id = mended_id and code is null
    and failure ->> 'name' in ('11', '41', '42', '53', '60')
    and (status = 'error' or status = 'pending' and first_sent_at is null)
  for no key update;
  if not found then
    return false;
  end if;
  -- Whoever notes a print holds the invoice meanwhile, so after this it is known whether it was printed.
  perform 1 from tenant.invoices where business_id = tenant.current_business() and id = mended_id for update;
  if not found or exists (
    select from tenant.invoice_prints where business_id = tenant.current_business() and invoice_id = mended_id)
  then
    return false;
  end if;
  insert into tenant.invoice_mends (business_id, id, invoice_id, at, by_id, by_name, business_unit_code, tcr_code,
    software_code, operator_code, seller, number_text, iic, iic_signature)
  select business_id, mend_id, id, mended_at, mended_by, mended_by_name, business_unit_code, tcr_code, software_code,
    operator_code, seller, number_text, iic, iic_signature
  from tenant.invoices where business_id = tenant.current_business() and id = mended_id;
  update tenant.invoices set business_unit_code = facts ->> 'businessUnitCode', tcr_code = facts ->> 'tcrCode',
    software_code = facts ->> 'softwareCode', operator_code = facts ->> 'operatorCode', seller = facts -> 'seller',
    number_text = facts ->> 'numberText', iic = facts ->> 'iic', iic_signature = facts ->> 'iicSignature'
  where business_id = tenant.current_business() and id = mended_id;
  -- Another message, so another UUID: an answer to the one before is never taken for its.
  update tenant.fiscal_documents set request_uuid = gen_random_uuid()
  where business_id = tenant.current_business() and id = mended_id;
  return true;
end
$$;
revoke all on function tenant.mend_invoice(text, text, timestamptz, text, text, jsonb) from public;
grant execute on function tenant.mend_invoice(text, text, timestamptz, text, text, jsonb) to tezga_server;
