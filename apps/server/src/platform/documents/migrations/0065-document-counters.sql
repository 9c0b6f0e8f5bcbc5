-- The last number given in a series of documents of a year. The row is locked until the transaction ends: what is rolled
-- back leaves no gap.
create table tenant.document_counters (
  business_id platform.record_id not null references platform.businesses,
  -- The kind of document, wtn for accompanying invoices.
  series text collate "C" not null,
  -- In Tirana.
  year smallint not null,
  last_number bigint not null check (last_number > 0),
  -- No document is older than the one numbered before it.
  last_at timestamptz not null,
  primary key (business_id, series, year)
) with (fillfactor = 50);
call tenant.guard('tenant.document_counters');
grant select, insert, update on tenant.document_counters to tezga_server;

-- A note that an older server is issuing right now must be counted.
lock table tenant.transfer_note_counters in access exclusive mode;
insert into tenant.document_counters (business_id, series, year, last_number, last_at)
select business_id, 'wtn', year, last_number, last_at from tenant.transfer_note_counters;
drop table tenant.transfer_note_counters;

-- As for invoices.
alter table tenant.transfer_note_prints add column paper text collate "C" not null default 'A4';
