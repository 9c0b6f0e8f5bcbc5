-- As before, and: the value of a production is that of its product, which costs what its ingredients do. The product's
-- cost is known once that of all ingredients is.
create or replace function tenant.recost_movements(recosting jsonb, movements jsonb) returns void
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
  update tenant.stock_movements product set is_cost_missing = false
  from jsonb_to_recordset(movements) as recosted (id text)
  where product.business_id = business and product.id = recosted.id and product.document_kind = 'production'
    and product.quantity > 0 and product.is_cost_missing and not exists (
      select from tenant.stock_movements ingredient
      where ingredient.business_id = business and ingredient.document_kind = 'production'
        and ingredient.document_id = product.document_id and ingredient.quantity < 0 and ingredient.is_cost_missing);
  update tenant.warehouse_document_lines line set unit_cost = moved.unit_cost,
    cost = case moved.document_kind when 'exit' then -moved.cost else moved.cost end
  from tenant.recosted_movements recosted
  join tenant.stock_movements moved on moved.business_id = business and moved.id = recosted.movement_id
    and moved.document_kind in ('exit', 'adjustment', 'production', 'cost-adjustment')
  where recosted.business_id = business and recosted.recosting_id = new_id
    and line.business_id = business and line.document_id = moved.document_id and line.place = moved.line_place;
  update tenant.warehouse_documents document set value = (
    select coalesce(sum(cost) filter (where document.kind <> 'production' or quantity > 0), 0)
    from tenant.warehouse_document_lines line
    where line.business_id = business and line.document_id = document.id)
  where document.business_id = business and document.kind in ('exit', 'adjustment', 'production', 'cost-adjustment')
    and document.id in (
      select moved.document_id from tenant.recosted_movements recosted
      join tenant.stock_movements moved on moved.business_id = business and moved.id = recosted.movement_id
      where recosted.business_id = business and recosted.recosting_id = new_id);
end
$$;
