alter table tenant.stock alter quantity set default 0;
-- Hundredths of a lek.
alter table tenant.stock add value bigint not null default 0;
-- The last average cost of a unit, in millionths of a lek; null until something was entered.
alter table tenant.stock add average bigint check (average >= 0);
-- How often it was moved, which is the number of the last movement.
alter table tenant.stock add movements bigint not null default 0;
-- Room beside each row: what is sold all day is then changed in place, without touching an index.
alter table tenant.stock set (fillfactor = 70);

-- Every change of what a shop has of an article; the changes add up to the stock.
create table tenant.stock_movements (
  business_id platform.record_id not null,
  id platform.record_id not null,
  at timestamptz not null,
  shop_id platform.record_id not null,
  article_id platform.record_id not null,
  -- 1, 2, 3 … for each article in each shop, without gaps. Documents may have the same moment, or an earlier one than
  -- what was moved before them; this is the order in which what is left follows from what was there.
  number bigint not null check (number > 0),
  -- Thousandths that came in; below zero for what went out.
  quantity bigint not null,
  -- What these cost, in hundredths and with the sign of the quantity. Returns go by this.
  cost bigint not null,
  -- What the stock is worth more by: the cost, and what was put right with it.
  value bigint not null,
  quantity_after bigint not null,
  value_after bigint not null,
  document_kind text collate "C" not null,
  document_id platform.record_id not null,
  -- Null where several lines of the document moved the article together.
  line_place integer,
  reason text not null,
  -- Nobody knew a cost, so it counts as nothing for now.
  is_cost_missing boolean not null,
  primary key (business_id, id),
  -- The row of the stock is held by whoever moves it, so that looking it up here locks nothing anew.
  foreign key (business_id, shop_id, article_id) references tenant.stock,
  constraint nothing_is_worth_nothing check (quantity_after <> 0 or value_after = 0)
);
-- Read backwards it tells the history of an article, the newest first.
create unique index stock_movements_history on tenant.stock_movements (business_id, shop_id, article_id, number);
create index stock_movements_of_document on tenant.stock_movements (business_id, document_kind, document_id);
call tenant.guard('tenant.stock_movements');
grant select, insert on tenant.stock_movements to tezga_server;
create trigger stock_movements_are_history before update or delete or truncate on tenant.stock_movements
for each statement execute function platform.refuse_change();
