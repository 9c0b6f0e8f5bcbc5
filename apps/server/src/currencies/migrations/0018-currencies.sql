create table tenant.currencies (
  business_id platform.record_id not null references platform.businesses,
  code text not null check (code ~ '^[A-Z]{3}$' and code <> 'ALL'),
  -- How many lek one unit is worth.
  exchange_rate numeric(18, 6) not null check (exchange_rate > 0),
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (business_id, code)
);
call tenant.guard('tenant.currencies');
grant select, insert, update on tenant.currencies to tezga_server;

create table tenant.exchange_rates (
  business_id platform.record_id not null,
  id platform.record_id not null,
  code text not null,
  exchange_rate numeric(18, 6) not null,
  at timestamptz not null,
  user_id platform.record_id not null,
  user_name text not null,
  primary key (business_id, id),
  foreign key (business_id, code) references tenant.currencies
);
create index exchange_rates_of_currency on tenant.exchange_rates (business_id, code, at desc, id desc);
call tenant.guard('tenant.exchange_rates');
grant select, insert on tenant.exchange_rates to tezga_server;
create trigger exchange_rates_stay before update or delete on tenant.exchange_rates
for each statement execute function platform.refuse_change();
