-- Documents that are dated on or before this day are refused.
alter table tenant.settings add closed_until date;

-- When the document was entered here: later than its date if it was back-dated.
alter table tenant.warehouse_documents add entered_at timestamptz;
alter table tenant.warehouse_documents disable trigger warehouse_documents_are_history;
update tenant.warehouse_documents set entered_at = posted_at;
alter table tenant.warehouse_documents enable trigger warehouse_documents_are_history;
alter table tenant.warehouse_documents alter entered_at set not null;

-- A recosting: a document was entered before movements that had been posted, and their costs were calculated again.
create table tenant.stock_recostings (
  business_id platform.record_id not null,
  id platform.record_id not null,
  at timestamptz not null,
  -- The document that caused it.
  document_id platform.record_id not null,
  by_id platform.record_id not null,
  by_name text not null,
  -- Binds the update of the movements to its record.
  made_in xid8 not null default pg_current_xact_id(),
  primary key (business_id, id),
  foreign key (business_id, document_id) references tenant.warehouse_documents
);
create index stock_recostings_of_document on tenant.stock_recostings (business_id, document_id);
-- For the trigger that looks for the recosting of its transaction.
create index stock_recostings_made_in on tenant.stock_recostings (business_id, made_in);
call tenant.guard('tenant.stock_recostings');
grant select on tenant.stock_recostings to tezga_server;
create trigger stock_recostings_are_history before update or delete or truncate on tenant.stock_recostings
for each statement execute function platform.refuse_change();

-- A movement whose cost or value a recosting changed.
create table tenant.recosted_movements (
  business_id platform.record_id not null,
  recosting_id platform.record_id not null,
  movement_id platform.record_id not null,
  -- Hundredths of a lek, with the sign of the quantity.
  cost_before bigint not null,
  cost_after bigint not null,
  value_before bigint not null,
  value_after bigint not null,
  primary key (business_id, recosting_id, movement_id),
  foreign key (business_id, recosting_id) references tenant.stock_recostings,
  foreign key (business_id, movement_id) references tenant.stock_movements
);
create index recosted_movements_of_movement on tenant.recosted_movements (business_id, movement_id);
call tenant.guard('tenant.recosted_movements');
grant select on tenant.recosted_movements to tezga_server;
create trigger recosted_movements_are_history before update or delete or truncate on tenant.recosted_movements
for each statement execute function platform.refuse_change();

-- The number of a movement becomes its place in the history, so those behind a back-dated one move on. Deferrable, so
-- that it is checked at the end of the statement that moves them.
drop index tenant.stock_movements_history;
alter table tenant.stock_movements
add constraint stock_movements_history unique (business_id, shop_id, article_id, number) deferrable initially immediate;

-- An update may change only the columns that follow from other rows, named by the trigger, and only in a transaction
-- that records a recosting. This also binds the owner of the table.
create function tenant.refuse_unless_recosted() returns trigger
language plpgsql set search_path = pg_catalog as $$
begin
  if to_jsonb(new) - tg_argv is distinct from to_jsonb(old) - tg_argv or not exists (
    select from tenant.stock_recostings
    where business_id = old.business_id and made_in = pg_current_xact_id())
  then
    raise exception 'rows of %.% are never changed or removed', tg_table_schema, tg_table_name;
  end if;
  return new;
end
$$;
drop trigger stock_movements_are_history on tenant.stock_movements;
create trigger stock_movements_are_history before delete or truncate on tenant.stock_movements
for each statement execute function platform.refuse_change();
create trigger stock_movements_are_recosted_only before update on tenant.stock_movements
for each row execute function tenant.refuse_unless_recosted('number', 'cost', 'value', 'unit_cost', 'quantity_after',
  'value_after', 'average_after', 'is_cost_missing');
drop trigger warehouse_documents_are_history on tenant.warehouse_documents;
create trigger warehouse_documents_are_history before delete or truncate on tenant.warehouse_documents
for each statement execute function platform.refuse_change();
create trigger warehouse_documents_are_recosted_only before update on tenant.warehouse_documents
for each row execute function tenant.refuse_unless_recosted('value');
drop trigger warehouse_document_lines_are_history on tenant.warehouse_document_lines;
create trigger warehouse_document_lines_are_history before delete or truncate on tenant.warehouse_document_lines
for each statement execute function platform.refuse_change();
create trigger warehouse_document_lines_are_recosted_only before update on tenant.warehouse_document_lines
for each row execute function tenant.refuse_unless_recosted('unit_cost', 'cost');

-- The only function that updates posted movements: those of the caller's business, after they were calculated again. The
-- lines and the values of their documents follow. Goods that moved on by a transfer keep the cost that they left with.
create function tenant.recost_movements(recosting jsonb, movements jsonb) returns void
language plpgsql security definer set search_path = pg_catalog as $$
declare
  business constant text := tenant.current_business();
  new_id constant text := recosting ->> 'id';
begin
  insert into tenant.stock_recostings (business_id, id, at, document_id, by_id, by_name)
  values (business, new_id, (recosting ->> 'at')::timestamptz, recosting ->> 'documentId', recosting ->> 'byId',
    recosting ->> 'byName');
  insert into tenant.recosted_movements (business_id, recosting_id, movement_id, cost_before, cost_after, value_before,
    value_after)
  select business, new_id, moved.id, moved.cost, recosted.cost, moved.value, recosted.value
  from jsonb_to_recordset(movements) as recosted (id text, cost bigint, value bigint)
  join tenant.stock_movements moved on moved.business_id = business and moved.id = recosted.id
  where (moved.cost, moved.value) is distinct from (recosted.cost, recosted.value);
  update tenant.stock_movements moved set number = recosted.number, cost = recosted.cost, value = recosted.value,
    unit_cost = recosted."unitCost", is_cost_missing = recosted."isCostMissing",
    quantity_after = recosted."quantityAfter", value_after = recosted."valueAfter",
    average_after = recosted."averageAfter"
  from jsonb_to_recordset(movements) as recosted (id text, number bigint, cost bigint, value bigint, "unitCost" bigint,
    "isCostMissing" boolean, "quantityAfter" bigint, "valueAfter" bigint, "averageAfter" bigint)
  where moved.business_id = business and moved.id = recosted.id;
  update tenant.warehouse_document_lines line set unit_cost = moved.unit_cost,
    cost = case moved.document_kind when 'exit' then -moved.cost else moved.cost end
  from tenant.recosted_movements recosted
  join tenant.stock_movements moved on moved.business_id = business and moved.id = recosted.movement_id
    and moved.document_kind in ('exit', 'adjustment', 'production', 'cost-adjustment')
  where recosted.business_id = business and recosted.recosting_id = new_id
    and line.business_id = business and line.document_id = moved.document_id and line.place = moved.line_place;
  update tenant.warehouse_documents document set value = (
    select sum(cost) from tenant.warehouse_document_lines line
    where line.business_id = business and line.document_id = document.id)
  where document.business_id = business and document.kind in ('exit', 'adjustment', 'cost-adjustment')
    and document.id in (
      select moved.document_id from tenant.recosted_movements recosted
      join tenant.stock_movements moved on moved.business_id = business and moved.id = recosted.movement_id
      where recosted.business_id = business and recosted.recosting_id = new_id);
end
$$;
revoke all on function tenant.recost_movements(jsonb, jsonb) from public;
grant execute on function tenant.recost_movements(jsonb, jsonb) to tezga_server;
