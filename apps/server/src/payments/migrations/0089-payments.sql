-- A payment of a customer or to a supplier, a refund, credits set off against debts, or the reversal of one of these. Amounts
-- are hundredths; nothing is ever changed, a mistake is reversed by a row of its own.
create table tenant.payments (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  -- Given by the screen: the same payment sent twice is one payment.
  own_id platform.record_id not null,
  fingerprint bytea not null,
  number bigint not null check (number > 0),
  year smallint not null,
  number_text text collate "C" not null,
  kind text collate "C" not null check (kind in ('payment', 'refund', 'set-off', 'reversal')),
  side text collate "C" not null check (side in ('customer', 'supplier')),
  -- A customer record, or KESH for all without one.
  subject_id text collate "C" not null,
  -- Null where no money moves.
  method text collate "C" check (method in ('ACCOUNT', 'BANKNOTE')),
  account_id platform.record_id,
  till_id platform.record_id,
  -- The movement that the cash register shows; null for foreign banknotes, which the drawer does not count.
  movement_id platform.record_id,
  -- Of the payment, in Tirana.
  day date not null,
  currency text collate "C" not null,
  exchange_rate numeric(18, 8) not null check (exchange_rate > 0),
  -- Negative where a reversal takes a payment back.
  amount bigint not null check (amount <> 0),
  amount_all bigint not null,
  -- What no document used up.
  rest bigint not null,
  rest_all bigint not null,
  -- The payment that this one reverses.
  reverses_id platform.record_id,
  note text not null,
  made_at timestamptz not null,
  by_id platform.record_id not null,
  by_name text not null,
  primary key (business_id, id),
  constraint payments_own unique (business_id, own_id),
  constraint payments_number unique (business_id, year, number),
  constraint payments_reversed_once unique (business_id, reverses_id),
  foreign key (business_id, reverses_id) references tenant.payments,
  foreign key (business_id, account_id) references tenant.accounts,
  foreign key (business_id, till_id) references tenant.tills,
  check ((kind = 'reversal') = (reverses_id is not null)),
  check ((method = 'ACCOUNT') = (account_id is not null)),
  check ((method = 'BANKNOTE') = (till_id is not null))
);
create index payments_newest on tenant.payments (business_id, day desc, id desc);
create index payments_of_subject on tenant.payments (business_id, side, subject_id, day desc, id desc);
call tenant.guard('tenant.payments');
grant select, insert on tenant.payments to tezga_server;
create trigger payments_are_history before update or delete or truncate on tenant.payments
for each statement execute function platform.refuse_change();

-- The documents of a payment, and how much less of each is open.
create table tenant.payment_allocations (
  business_id platform.record_id not null,
  payment_id platform.record_id not null,
  place smallint not null check (place >= 1),
  document_id platform.record_id not null,
  is_advance boolean not null,
  -- Of the document.
  currency text collate "C" not null,
  settled bigint not null,
  settled_all bigint not null,
  -- What the money is worth in ALL on the day of the payment.
  worth_all bigint not null,
  primary key (business_id, payment_id, place),
  foreign key (business_id, payment_id) references tenant.payments
);
create index payment_allocations_of_document on tenant.payment_allocations (business_id, document_id, payment_id);
call tenant.guard('tenant.payment_allocations');
grant select, insert on tenant.payment_allocations to tezga_server;
create trigger payment_allocations_are_history before update or delete or truncate on tenant.payment_allocations
for each statement execute function platform.refuse_change();

-- Cash of a payment goes into the drawer or out of it without touching the safe.
alter table tenant.drawer_movements
  drop constraint drawer_movements_check1,
  add constraint drawer_movements_target check (
    target in ('safe', 'bank', 'payment') and operation = 'WITHDRAW'
    or target = 'payment' and operation = 'DEPOSIT'
    or target is null and operation <> 'WITHDRAW'
  );
