-- What each customer owes and what is owed to each supplier, maintained with every journal (accounting/subject-ledger.ts), so
-- that a customer with ten thousand documents is read as fast as one with ten. Amounts are hundredths, in ALL and in the
-- currency of the document; positive: owed by the customer, or to the supplier.

-- The sum of a subject in each currency. Its rows are locked before all others of the subject.
create table tenant.subject_balances (
  business_id platform.record_id not null references platform.businesses,
  side text collate "C" not null check (side in ('customer', 'supplier')),
  -- A customer record, or KESH for all without one.
  subject_id text collate "C" not null,
  currency text collate "C" not null,
  owed_all bigint not null,
  owed_mon bigint not null,
  primary key (business_id, side, subject_id, currency)
) with (fillfactor = 70);
call tenant.guard('tenant.subject_balances');
grant select, insert, update on tenant.subject_balances to tezga_server;

-- One row for each document that is paid later, and for each advance: what it charged and what of it is open.
create table tenant.open_items (
  business_id platform.record_id not null references platform.businesses,
  side text collate "C" not null check (side in ('customer', 'supplier')),
  subject_id text collate "C" not null,
  -- An invoice, or the payment that was made in advance.
  document_id platform.record_id not null,
  is_advance boolean not null,
  currency text collate "C" not null,
  exchange_rate numeric(18, 8) not null check (exchange_rate > 0),
  -- Of the document, in Tirana.
  day date not null,
  due_day date not null,
  -- Without payments: the document and its corrections.
  charged_all bigint not null,
  charged_mon bigint not null,
  open_all bigint not null,
  open_mon bigint not null,
  primary key (business_id, side, subject_id, document_id)
) with (fillfactor = 70);
create index open_items_open on tenant.open_items (business_id, side, subject_id, day, document_id)
where open_mon <> 0 or open_all <> 0;
create index open_items_due on tenant.open_items (business_id, side, due_day, document_id) where open_mon > 0;
create index open_items_of_document on tenant.open_items (business_id, document_id);
call tenant.guard('tenant.open_items');
grant select, insert, update on tenant.open_items to tezga_server;

-- One row for each journal that changes what a subject owes in a currency: the card of the subject.
create table tenant.subject_entries (
  business_id platform.record_id not null,
  side text collate "C" not null check (side in ('customer', 'supplier')),
  subject_id text collate "C" not null,
  day date not null,
  journal_id platform.record_id not null,
  currency text collate "C" not null,
  owed_all bigint not null,
  owed_mon bigint not null,
  primary key (business_id, side, subject_id, day, journal_id, currency),
  foreign key (business_id, journal_id) references tenant.journals
);
call tenant.guard('tenant.subject_entries');
grant select, insert on tenant.subject_entries to tezga_server;
create trigger subject_entries_are_history before update or delete or truncate on tenant.subject_entries
for each statement execute function platform.refuse_change();

-- The journals that there are.
create temporary table earlier_changes on commit drop as
select line.business_id, case when line.account_path like '4:40:401:%' then 'supplier' else 'customer' end as side,
  split_part(line.account_path, ':', 4) as subject_id, split_part(line.account_path, ':', 5) as document_id,
  line.journal_id, line.day, line.currency, line.exchange_rate,
  (line.debit - line.credit) * case when line.account_path like '4:40:401:%' then -1 else 1 end as owed_all,
  (line.debit_mon - line.credit_mon) * case when line.account_path like '4:40:401:%' then -1 else 1 end as owed_mon
from tenant.journal_lines line
where line.account_path ~ '^4:(41:411|40:401):[^:]+:[^:]+$';

insert into tenant.subject_balances (business_id, side, subject_id, currency, owed_all, owed_mon)
select business_id, side, subject_id, currency, sum(owed_all), sum(owed_mon)
from earlier_changes group by business_id, side, subject_id, currency;

insert into tenant.open_items (business_id, side, subject_id, document_id, is_advance, currency, exchange_rate, day, due_day,
  charged_all, charged_mon, open_all, open_mon)
select change.business_id, side, subject_id, document_id, false, min(change.currency), min(change.exchange_rate), min(change.day),
  coalesce(min(invoice.pay_deadline), min(change.day)), sum(owed_all), sum(owed_mon), sum(owed_all), sum(owed_mon)
from earlier_changes change
left join tenant.invoices invoice on invoice.business_id = change.business_id and invoice.id = change.document_id
group by change.business_id, side, subject_id, document_id;

insert into tenant.subject_entries (business_id, side, subject_id, day, journal_id, currency, owed_all, owed_mon)
select business_id, side, subject_id, day, journal_id, currency, sum(owed_all), sum(owed_mon)
from earlier_changes group by business_id, side, subject_id, day, journal_id, currency;
