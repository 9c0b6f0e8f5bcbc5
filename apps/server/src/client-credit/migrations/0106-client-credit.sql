-- The credit of customers in points, which pays their invoices. Points are hundredths.

create table tenant.client_credit_settings (
  business_id platform.record_id primary key references platform.businesses,
  -- The value of one point in ALL.
  exchange_rate numeric(18, 8) not null check (exchange_rate > 0),
  code_standard text not null
);
call tenant.guard('tenant.client_credit_settings');
grant select, insert, update on tenant.client_credit_settings to tezga_server;

-- The points that a customer has, which is the sum of the moves. A payment locks this row.
create table tenant.client_credits (
  business_id platform.record_id not null,
  customer_id platform.record_id not null,
  points bigint not null check (points >= 0),
  primary key (business_id, customer_id),
  foreign key (business_id, customer_id) references tenant.customers
);
call tenant.guard('tenant.client_credits');
grant select, insert, update on tenant.client_credits to tezga_server;

create table tenant.client_credit_moves (
  business_id platform.record_id not null,
  id platform.record_id not null,
  customer_id platform.record_id not null,
  -- Negative where a payment takes points.
  change bigint not null check (change <> 0),
  -- The payment that takes the points, or the reversal that gives them back; null where a user set the points.
  payment_id platform.record_id,
  moved_at timestamptz not null,
  by_id platform.record_id not null,
  by_name text not null,
  primary key (business_id, id),
  constraint client_credit_moves_of_payment unique (business_id, payment_id),
  foreign key (business_id, customer_id) references tenant.client_credits,
  foreign key (business_id, payment_id) references tenant.payments
);
create index client_credit_moves_of_customer on tenant.client_credit_moves (business_id, customer_id, id);
call tenant.guard('tenant.client_credit_moves');
grant select, insert on tenant.client_credit_moves to tezga_server;
create trigger client_credit_moves_are_history before update or delete or truncate on tenant.client_credit_moves
for each statement execute function platform.refuse_change();

alter table tenant.payments
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('ACCOUNT', 'BANKNOTE', 'CREDIT'));
