-- The numbers of purchases that were merged into another row of the same invoice. Their journals, payments and credits stay.
create table tenant.merged_purchases (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  number text not null,
  -- The row that remains.
  into_id platform.record_id not null,
  primary key (business_id, id),
  foreign key (business_id, into_id) references tenant.purchases
);
create index merged_purchases_into on tenant.merged_purchases (business_id, into_id);
call tenant.guard('tenant.merged_purchases');
grant select, insert, update (into_id) on tenant.merged_purchases to tezga_server;
