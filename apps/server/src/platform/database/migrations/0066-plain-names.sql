-- Renames functions and tables whose names misled. Rights, triggers and foreign keys follow a renamed object; only bodies
-- of functions name tables as text, so those that mention a renamed table are written again.

alter function platform.enter_again(text) rename to revalidate_session;
alter function platform.businesses_without_news(timestamptz, integer) rename to businesses_due_for_purchase_fetch;
alter function platform.add_first_job(text, json, text) rename to add_job_with_new_key;
alter function platform.forget_replies(timestamptz) rename to delete_old_replies;
alter function platform.forget_imports(timestamptz) rename to delete_old_imports;
alter function platform.forget_unused_e_invoice_files(timestamptz) rename to delete_unused_e_invoice_files;
-- Runs ANALYZE on tables that have doubled in size.
alter function tenant.learn_sizes() rename to analyze_grown_tables;
-- The TCR code under which a drawer movement is submitted: the latest correction, or the code it was recorded with.
alter function tenant.told_tcr_code(text, text) rename to movement_tcr_code;
alter function tenant.keep_former_article_name() rename to save_former_article_name;

-- Saved replies of requests that used up a verification code.
alter table platform.code_answers rename to code_replies;
alter table platform.code_replies rename constraint code_answers_pkey to code_replies_pkey;
alter index platform.code_answers_age rename to code_replies_age;

-- One row for each business: the last change number that a customer got.
alter table tenant.customer_changes rename to customer_change_counters;
alter table tenant.customer_change_counters rename constraint customer_changes_pkey to customer_change_counters_pkey;
alter table tenant.customer_change_counters
  rename constraint customer_changes_business_id_fkey to customer_change_counters_business_id_fkey;

-- The values that a repair of a refused invoice replaced.
alter table tenant.invoice_mends rename to invoice_repairs;
alter table tenant.invoice_repairs rename constraint invoice_mends_pkey to invoice_repairs_pkey;
alter table tenant.invoice_repairs
  rename constraint invoice_mends_business_id_invoice_id_fkey to invoice_repairs_business_id_invoice_id_fkey;
alter index tenant.invoice_mends_of_invoice rename to invoice_repairs_of_invoice;
alter trigger invoice_mends_are_history on tenant.invoice_repairs rename to invoice_repairs_are_history;

-- An update of an invoice may change only what a repair changes, and only after the old values were inserted into
-- invoice_repairs in the same transaction. This also binds the owner of the table.
alter function tenant.refuse_unless_mended() rename to refuse_unless_repaired;
create or replace function tenant.refuse_unless_repaired() returns trigger
language plpgsql set search_path = pg_catalog as $$
declare
  repairable constant text[] := array['business_unit_code', 'tcr_code', 'software_code', 'operator_code', 'seller',
    'number_text', 'iic', 'iic_signature', 'hour', 'methods'];
begin
  if to_jsonb(new) - repairable is distinct from to_jsonb(old) - repairable or not exists (
    select from tenant.invoice_repairs repair
    where repair.business_id = old.business_id and repair.invoice_id = old.id
      and repair.made_in = pg_current_xact_id()
      and repair.number_text = old.number_text and repair.iic = old.iic and repair.iic_signature = old.iic_signature
      and repair.business_unit_code = old.business_unit_code and repair.tcr_code = old.tcr_code
      and repair.software_code = old.software_code and repair.operator_code = old.operator_code
      and repair.seller = old.seller)
  then
    raise exception 'rows of %.% are never changed or removed', tg_table_schema, tg_table_name;
  end if;
  return new;
end
$$;
alter trigger invoices_are_mended_only on tenant.invoices rename to invoices_are_repaired_only;

-- The only function that updates an invoice: one of the caller's business, without a NIVF, refused for its facts or never
-- sent, and never printed. Returns whether it updated the invoice. Created anew, because the names of parameters cannot be
-- replaced.
drop function tenant.mend_invoice(text, text, timestamptz, text, text, jsonb);
create function tenant.repair_invoice(refused_id text, repair_id text, repaired_at timestamptz, repaired_by text,
  repaired_by_name text, facts jsonb) returns boolean
language plpgsql security definer set search_path = pg_catalog as $$
begin
  -- The lock that the worker takes before it saves a response, so that the repair and a response cannot overlap.
  perform 1 from tenant.fiscal_documents
  where business_id = tenant.current_business() and id = refused_id and code is null
    and failure ->> 'name' in ('11', '41', '42', '53', '60')
    and (status = 'error' or status = 'pending' and first_sent_at is null)
  for no key update;
  if not found then
    return false;
  end if;
  -- Recording a print locks the invoice, so under this lock no further print can be recorded.
  perform 1 from tenant.invoices where business_id = tenant.current_business() and id = refused_id for update;
  if not found or exists (
    select from tenant.invoice_prints where business_id = tenant.current_business() and invoice_id = refused_id)
  then
    return false;
  end if;
  insert into tenant.invoice_repairs (business_id, id, invoice_id, at, by_id, by_name, business_unit_code, tcr_code,
    software_code, operator_code, seller, number_text, iic, iic_signature)
  select business_id, repair_id, id, repaired_at, repaired_by, repaired_by_name, business_unit_code, tcr_code,
    software_code, operator_code, seller, number_text, iic, iic_signature
  from tenant.invoices where business_id = tenant.current_business() and id = refused_id;
  update tenant.invoices set business_unit_code = facts ->> 'businessUnitCode', tcr_code = facts ->> 'tcrCode',
    software_code = facts ->> 'softwareCode', operator_code = facts ->> 'operatorCode', seller = facts -> 'seller',
    number_text = facts ->> 'numberText', iic = facts ->> 'iic', iic_signature = facts ->> 'iicSignature'
  where business_id = tenant.current_business() and id = refused_id;
  -- A new fiscal message gets a new UUID, so that a late response to the old one is not taken for its response.
  update tenant.fiscal_documents set request_uuid = gen_random_uuid()
  where business_id = tenant.current_business() and id = refused_id;
  return true;
end
$$;
revoke all on function tenant.repair_invoice(text, text, timestamptz, text, text, jsonb) from public;
grant execute on function tenant.repair_invoice(text, text, timestamptz, text, text, jsonb) to tezga_server;
