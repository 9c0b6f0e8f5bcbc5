-- The last number given to a note of the year. Whoever issues holds the row until the end: what fails leaves no gap.
create table tenant.transfer_note_counters (
  business_id platform.record_id not null references platform.businesses,
  -- In Tirana.
  year smallint not null,
  last_number bigint not null check (last_number > 0),
  -- No note is older than the one numbered before it.
  last_at timestamptz not null,
  primary key (business_id, year)
) with (fillfactor = 50);
call tenant.guard('tenant.transfer_note_counters');
grant select, insert, update on tenant.transfer_note_counters to tezga_server;

-- Accompanying invoices (WTN). What was issued never changes; what the tax authority says of it stands in
-- tenant.fiscal_documents under the same id.
create table tenant.transfer_notes (
  business_id platform.record_id not null references platform.businesses,
  -- Begins with the moment of issue.
  id platform.record_id not null,
  -- Given by the device that issued: the same note sent twice is one.
  note_id platform.record_id not null,
  kind text collate "C" not null check (kind in ('WTN', 'SALE')),
  transaction text collate "C" not null check (transaction in ('SALES', 'EXAMINATION', 'TRANSFER', 'DOOR')),
  number bigint not null check (number > 0),
  year smallint not null,
  number_text text collate "C" not null,
  -- In whole seconds, because that is how it is told and signed.
  issued_at timestamptz not null,
  shop_id platform.record_id not null,
  till_id platform.record_id not null,
  business_unit_code text not null,
  software_code text not null,
  -- The employee.
  operator_id platform.record_id not null,
  operator_code text not null,
  operator_name text not null,
  -- As it was on that day.
  issuer jsonb not null,
  ownership text collate "C" not null check (ownership in ('OWNER', 'THIRDPARTY')),
  plates text collate "C" not null check (plates ~ '^[A-Z0-9-]{1,30}$'),
  carrier jsonb,
  start_point text collate "C" not null,
  start_address text not null,
  start_city text not null,
  start_at timestamptz not null,
  destination_point text collate "C" not null,
  destination_address text not null,
  destination_city text not null,
  destination_at timestamptz not null,
  is_flammable boolean not null,
  needs_escort boolean not null,
  packaging text collate "C",
  package_count integer check (package_count > 0),
  -- Hundredths of a lek.
  value_of_goods bigint not null check (value_of_goods >= 0),
  line_count integer not null check (line_count between 1 and 1000),
  -- The invoice the goods were sold with; null where there is none.
  invoice_id platform.record_id,
  wtnic text collate "C" not null check (wtnic ~ '^[0-9A-F]{32}$'),
  wtnic_signature text not null check (length(wtnic_signature) = 512 and wtnic_signature !~ '[^0-9A-F]'),
  -- All that a list is searched by. Begins with a space, so that the beginning of every word can be looked for.
  search_text text collate "C" not null,
  primary key (business_id, id),
  constraint transfer_notes_note unique (business_id, note_id),
  foreign key (business_id, shop_id) references tenant.shops,
  foreign key (business_id, till_id) references tenant.tills,
  foreign key (business_id, invoice_id) references tenant.invoices,
  constraint carrier_of_others check (ownership = 'OWNER' or carrier is not null),
  constraint goes_forward check (start_at <= destination_at)
);
create unique index transfer_notes_number on tenant.transfer_notes (business_id, year, number);
create unique index transfer_notes_wtnic on tenant.transfer_notes (business_id, wtnic);
create index transfer_notes_newest on tenant.transfer_notes (business_id, issued_at desc, id desc);
create index transfer_notes_of_till on tenant.transfer_notes (business_id, till_id, issued_at desc, id desc);
create index transfer_notes_of_operator on tenant.transfer_notes (business_id, operator_id, issued_at desc, id desc);
create index transfer_notes_of_invoice on tenant.transfer_notes (business_id, invoice_id, id)
where invoice_id is not null;
call tenant.guard('tenant.transfer_notes');
grant select, insert on tenant.transfer_notes to tezga_server;
create trigger transfer_notes_are_history before update or delete or truncate on tenant.transfer_notes
for each statement execute function platform.refuse_change();

create table tenant.transfer_note_lines (
  business_id platform.record_id not null,
  note_id platform.record_id not null,
  place smallint not null check (place >= 1),
  -- Null for goods that are no article.
  article_id platform.record_id,
  name text not null,
  code text collate "C" not null,
  unit text not null,
  -- Thousandths.
  quantity bigint not null check (quantity > 0),
  primary key (business_id, note_id, place),
  foreign key (business_id, note_id) references tenant.transfer_notes
);
call tenant.guard('tenant.transfer_note_lines');
grant select, insert on tenant.transfer_note_lines to tezga_server;
create trigger transfer_note_lines_are_history before update or delete or truncate on tenant.transfer_note_lines
for each statement execute function platform.refuse_change();

-- Every time a note went to paper; all but the first are copies.
create table tenant.transfer_note_prints (
  business_id platform.record_id not null,
  id platform.record_id not null,
  note_id platform.record_id not null,
  at timestamptz not null,
  by_id platform.record_id not null,
  by_name text not null,
  primary key (business_id, id),
  foreign key (business_id, note_id) references tenant.transfer_notes
);
create index transfer_note_prints_of_note on tenant.transfer_note_prints (business_id, note_id, id);
call tenant.guard('tenant.transfer_note_prints');
grant select, insert on tenant.transfer_note_prints to tezga_server;
