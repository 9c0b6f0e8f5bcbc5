-- The data of the self-care portal about a business, as an admin last read it.
create table tenant.self_care_data (
  business_id platform.record_id primary key references platform.businesses,
  refreshed_at timestamptz not null,
  -- Without the token of the session.
  account jsonb not null
);
call tenant.guard('tenant.self_care_data');
grant select, insert, update on tenant.self_care_data to tezga_server;
