-- The code of its till that a movement is told under since the one it was made with was refused; the latest counts.
create table tenant.drawer_movement_codes (
  business_id platform.record_id not null,
  movement_id platform.record_id not null,
  at timestamptz not null,
  tcr_code text not null,
  primary key (business_id, movement_id, at),
  foreign key (business_id, movement_id) references tenant.drawer_movements
);
call tenant.guard('tenant.drawer_movement_codes');
grant select, insert on tenant.drawer_movement_codes to tezga_server;
create trigger drawer_movement_codes_are_history before update or delete or truncate on tenant.drawer_movement_codes
for each statement execute function platform.refuse_change();

create function tenant.told_tcr_code(business text, movement text) returns text
language sql stable set search_path = pg_catalog as $$
  select coalesce(
    (select code.tcr_code from tenant.drawer_movement_codes code
     where code.business_id = business and code.movement_id = movement order by code.at desc limit 1),
    (select made.tcr_code from tenant.drawer_movements made where made.business_id = business and made.id = movement))
$$;
revoke all on function tenant.told_tcr_code(text, text) from public;
grant execute on function tenant.told_tcr_code(text, text) to tezga_server;

-- Another message gets another UUID: an answer to the one before is never taken for its.
grant update (request_uuid) on tenant.fiscal_documents to tezga_server;
