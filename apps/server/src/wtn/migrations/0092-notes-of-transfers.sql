alter table tenant.transfer_notes
-- The transfer that the goods belong to; null where there is none.
add transfer_id platform.record_id,
add foreign key (business_id, transfer_id) references tenant.warehouse_documents;
create index transfer_notes_of_transfer on tenant.transfer_notes (business_id, transfer_id, id)
where transfer_id is not null;

-- With the address: the route of the goods of a transfer leads to a shop that an employee may not see.
drop function tenant.shop_names();
create function tenant.shop_names()
returns table (id text, name text, is_secondary boolean, is_hidden boolean, address text, city text)
language sql stable security definer set search_path = pg_catalog as $$
  select shop.id, shop.name, shop.is_secondary, shop.is_hidden, shop.address, shop.city from tenant.shops shop
  where shop.business_id = tenant.current_business()
$$;
revoke all on function tenant.shop_names() from public;
grant execute on function tenant.shop_names() to tezga_server;
