alter table tenant.tills drop constraint tills_kind_check;
alter table tenant.tills add constraint tills_kind_check check (kind in ('pos', 'epos', 'easybar', 'easypoint'));

-- The devices of a business are numbered from 1, of all kinds together. The number that the tax authority sees may be
-- another one; it never changes with the name, so that a repeated registration is about the same device.
alter table tenant.tills
add column tcr_order_number integer check (tcr_order_number > 0),
add column tcr_number text;
update tenant.tills till
set tcr_order_number = numbered.number, tcr_number = numbered.number::text
from (
  select business_id, id, row_number() over (partition by business_id order by created_at, id) as number
  from tenant.tills
) numbered
where numbered.business_id = till.business_id and numbered.id = till.id;
alter table tenant.tills
alter column tcr_order_number set not null,
alter column tcr_number set not null;
create unique index tills_tcr_order on tenant.tills (business_id, tcr_order_number);
create unique index tills_tcr_number on tenant.tills (business_id, tcr_number);

-- The next number, locked until the transaction ends: parallel additions wait, and a rolled back one leaves no gap.
create function tenant.next_tcr_order(business text) returns integer
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('tcr order ' || business, 0));
  return (select coalesce(max(tcr_order_number), 0) + 1 from tenant.tills where business_id = business);
end
$$;

-- The calls of the machine that a device runs on, apart from the device, whose version they do not change.
create table tenant.till_contacts (
  business_id platform.record_id not null references platform.businesses,
  till_id platform.record_id not null,
  at timestamptz not null,
  software_version text not null,
  -- How far the clock of the machine is ahead of the server's; null if the machine did not send its time.
  clock_difference_ms integer,
  primary key (business_id, till_id),
  foreign key (business_id, till_id) references tenant.tills on delete cascade
);
call tenant.guard('tenant.till_contacts');
grant select, insert, update on tenant.till_contacts to tezga_server;

-- Why a device was detached from its machine.
create table tenant.till_detachments (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  till_id platform.record_id not null,
  device_uuid text not null,
  reason text not null,
  at timestamptz not null,
  user_id platform.record_id not null,
  user_name text not null,
  primary key (business_id, id)
);
create index till_detachments_of_till on tenant.till_detachments (business_id, till_id, at desc);
call tenant.guard('tenant.till_detachments');
grant select, insert on tenant.till_detachments to tezga_server;
