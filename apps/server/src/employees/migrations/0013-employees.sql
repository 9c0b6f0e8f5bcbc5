-- Everyone who works or worked in the business. Who may enter now, and as what, is in platform.memberships;
-- when someone goes, their membership ends and the role they had is kept here.
create table tenant.employees (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  user_id platform.record_id not null,
  name text not null,
  -- As this business typed them; the account may have others, which are none of its business.
  email text,
  phone text,
  -- Where this business opened the account: only then may it set the password.
  opened_account boolean not null default false,
  operator_code text,
  pin_hash text,
  deleted_role_id platform.record_id,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, deleted_role_id) references tenant.roles (business_id, id),
  check ((deleted_at is null) = (deleted_role_id is null))
);
create unique index employees_user on tenant.employees (business_id, user_id);
create unique index employees_operator_code on tenant.employees (business_id, operator_code) where deleted_at is null;
call tenant.guard('tenant.employees');
grant select, insert, update on tenant.employees to tezga_server;

create table tenant.employee_shops (
  business_id platform.record_id not null,
  employee_id platform.record_id not null,
  shop_id platform.record_id not null,
  primary key (business_id, employee_id, shop_id),
  foreign key (business_id, employee_id) references tenant.employees (business_id, id),
  foreign key (business_id, shop_id) references tenant.shops (business_id, id)
);
create index employee_shops_shop on tenant.employee_shops (business_id, shop_id);
call tenant.guard('tenant.employee_shops');
grant select, insert, delete on tenant.employee_shops to tezga_server;

-- Wrong PINs, counted like wrong passwords, for each operator code of the business and for whoever tried it.
create table tenant.pin_failures (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  operator_code text not null,
  caller_id platform.record_id not null,
  at timestamptz not null,
  primary key (business_id, id)
);
create index pin_failures_recent on tenant.pin_failures (business_id, at);
call tenant.guard('tenant.pin_failures');
grant select, insert, delete on tenant.pin_failures to tezga_server;

-- Those who were members before there were employees.
insert into tenant.employees (business_id, id, user_id, name, email, phone)
select m.business_id, m.user_id, m.user_id, u.name, u.email, u.phone
from platform.memberships m join platform.users u on u.id = m.user_id;
