-- A later document of an earlier date changes the stock before a movement, whose cost is then calculated again.
-- Millionths of a lek: at which the goods came in or went out; where only the value changed, the new average.
alter table tenant.stock_movements add unit_cost bigint check (unit_cost >= 0);
-- The last average cost of a unit after the movement, in millionths of a lek; null until something was entered.
alter table tenant.stock_movements add average_after bigint check (average_after >= 0);

-- The averages of the movements so far, by the rules of the moving average.
alter table tenant.stock_movements disable trigger stock_movements_are_history;
do $$
declare
  moved record;
  average bigint;
  unit bigint;
begin
  for moved in
    select business_id, id, number, quantity, cost, quantity_after, value_after, reason
    from tenant.stock_movements order by business_id, shop_id, article_id, number
  loop
    if moved.number = 1 then
      average := null;
    end if;
    unit := case when moved.quantity < 0 and average is not null then average
      else abs(round(moved.cost * 10000000.0 / nullif(moved.quantity, 0))) end;
    if moved.quantity > 0 then
      average := case
        when moved.quantity_after < moved.quantity then
          case when moved.quantity_after > 0 then unit else coalesce(average, unit) end
        when moved.value_after < 0 then 0
        else round(moved.value_after * 10000000.0 / moved.quantity_after) end;
    end if;
    update tenant.stock_movements set unit_cost = coalesce(unit, 0), average_after = average
    where business_id = moved.business_id and id = moved.id;
  end loop;
end
$$;
-- The stock has the last average exactly: that of a receipt into a negative stock has more decimals than its cost tells.
update tenant.stock_movements moved set average_after = stock.average
from tenant.stock stock
where stock.business_id = moved.business_id and stock.shop_id = moved.shop_id and stock.article_id = moved.article_id
  and stock.movements = moved.number and stock.average is distinct from moved.average_after;
alter table tenant.stock_movements enable trigger stock_movements_are_history;
alter table tenant.stock_movements alter unit_cost set not null;
