-- A day of a till's drawer, from its opening on. It is kept with every movement and every sale for notes, so that what
-- should be in the drawer is one row. Amounts are hundredths of a lek.
create table tenant.drawer_days (
  business_id platform.record_id not null,
  till_id platform.record_id not null,
  -- In Tirana.
  day date not null,
  opened_at timestamptz not null,
  -- The movement that opened it.
  opening_id platform.record_id not null,
  starting_balance bigint not null check (starting_balance >= 0),
  deposited bigint not null default 0 check (deposited >= 0),
  withdrawn bigint not null default 0 check (withdrawn >= 0),
  -- Below zero where more was given back than taken in.
  sold bigint not null default 0,
  primary key (business_id, till_id, day),
  foreign key (business_id, till_id) references tenant.tills
) with (fillfactor = 50);
call tenant.guard('tenant.drawer_days');
grant select, insert, update (deposited, withdrawn, sold) on tenant.drawer_days to tezga_server;

create table tenant.drawer_movements (
  business_id platform.record_id not null,
  id platform.record_id not null,
  till_id platform.record_id not null,
  day date not null,
  operation text collate "C" not null check (operation in ('INITIAL', 'DEPOSIT', 'WITHDRAW')),
  amount bigint not null check (amount > 0 or (operation = 'INITIAL' and amount = 0)),
  -- Where what was taken out went.
  target text collate "C" check ((target in ('safe', 'bank')) = (operation = 'WITHDRAW')),
  -- In whole seconds, as it is told to the tax authority.
  moved_at timestamptz not null,
  tcr_code text not null,
  note text not null default '',
  -- The employee, where the person is one.
  operator_id platform.record_id not null,
  operator_name text not null,
  primary key (business_id, id),
  foreign key (business_id, till_id) references tenant.tills
);
create unique index drawer_movements_one_opening on tenant.drawer_movements (business_id, till_id, day)
where operation = 'INITIAL';
create index drawer_movements_newest on tenant.drawer_movements (business_id, moved_at desc, id desc);
call tenant.guard('tenant.drawer_movements');
grant select, insert on tenant.drawer_movements to tezga_server;
create trigger drawer_movements_are_history before update or delete or truncate on tenant.drawer_movements
for each statement execute function platform.refuse_change();
