alter table tenant.warehouse_documents
-- Of a transfer: where the goods go.
add target_shop_id platform.record_id,
add foreign key (business_id, target_shop_id) references tenant.shops,
add constraint warehouse_documents_target check ((kind = 'transfer') = (target_shop_id is not null)),
add constraint warehouse_documents_other_target check (target_shop_id is distinct from shop_id);
create index warehouse_documents_of_target
on tenant.warehouse_documents (business_id, target_shop_id, kind, posted_at desc, id desc)
where target_shop_id is not null;

-- A transfer is seen in both of its shops.
drop policy own_places on tenant.warehouse_documents;
create policy own_places on tenant.warehouse_documents as restrictive for select using (
  (select tenant.sees_every_place())
  or shop_id = any ((select tenant.own_places())::text[])
  or target_shop_id = any ((select tenant.own_places())::text[])
);

-- The end of a transfer. The primary key lets one of several concurrent receipts and cancellations win.
create table tenant.transfer_ends (
  business_id platform.record_id not null,
  document_id platform.record_id not null,
  outcome text collate "C" not null check (outcome in ('completed', 'cancelled')),
  -- In whole seconds.
  ended_at timestamptz not null,
  by_id platform.record_id not null,
  by_name text not null,
  primary key (business_id, document_id),
  foreign key (business_id, document_id) references tenant.warehouse_documents
);
call tenant.guard('tenant.transfer_ends');
grant select, insert on tenant.transfer_ends to tezga_server;
create trigger transfer_ends_are_history before update or delete or truncate on tenant.transfer_ends
for each statement execute function platform.refuse_change();

-- The names of all shops of the business, also those that an employee may not see: goods are sent to any of them.
create function tenant.shop_names() returns table (id text, name text, is_secondary boolean, is_hidden boolean)
language sql stable security definer set search_path = pg_catalog as $$
  select shop.id, shop.name, shop.is_secondary, shop.is_hidden from tenant.shops shop
  where shop.business_id = tenant.current_business()
$$;
revoke all on function tenant.shop_names() from public;
grant execute on function tenant.shop_names() to tezga_server;
