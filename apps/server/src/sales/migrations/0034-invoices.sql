-- Whether the business is in the VAT; its invoices say so, and the tax authority compares.
alter table tenant.settings add is_in_vat boolean not null default true;

-- When the tax authority was last asked in vain.
alter table tenant.fiscal_documents add last_failed_at timestamptz;
grant update (last_failed_at) on tenant.fiscal_documents to tezga_server;

-- The last number given. Whoever issues holds the row until the end, so numbers have no gap: what fails gives none.
create table tenant.invoice_counters (
  business_id platform.record_id not null references platform.businesses,
  -- The till for cash; empty for what is paid without, which the whole business numbers together.
  series text collate "C" not null,
  -- In Tirana.
  year smallint not null,
  last_number bigint not null check (last_number > 0),
  -- No invoice is older than the one numbered before it.
  last_at timestamptz not null,
  primary key (business_id, series, year)
) with (fillfactor = 50);
call tenant.guard('tenant.invoice_counters');
grant select, insert, update on tenant.invoice_counters to tezga_server;

-- What was issued never changes; what the tax authority says of it stands in tenant.fiscal_documents under the same id.
-- Amounts are hundredths of a lek.
create table tenant.invoices (
  business_id platform.record_id not null references platform.businesses,
  -- Begins with the moment of issue, so that the order of ids is the order of invoices.
  id platform.record_id not null,
  -- Given by the device that sold: the same sale sent twice is one invoice.
  sale_id platform.record_id not null,
  type text collate "C" not null check (type in ('CASH', 'NONCASH')),
  -- What lists filter by: an order, a sale by card alone, other cash, or without cash.
  class text collate "C" not null check (class in ('cash', 'card', 'order', 'nonCash')),
  number bigint not null check (number > 0),
  year smallint not null,
  number_text text collate "C" not null,
  -- In whole seconds, because that is how it is told and signed.
  issued_at timestamptz not null,
  -- In Tirana.
  day date not null,
  shop_id platform.record_id not null,
  till_id platform.record_id not null,
  business_unit_code text not null,
  -- Empty where no cash device is needed.
  tcr_code text not null,
  software_code text not null,
  -- The employee.
  operator_id platform.record_id not null,
  operator_code text not null,
  operator_name text not null,
  -- As they were on that day.
  seller jsonb not null,
  customer_id platform.record_id,
  -- Null for whoever was not asked.
  buyer jsonb,
  buyer_name text not null default '',
  buyer_id_number text collate "C" not null default '',
  client_code text not null default '',
  is_issuer_in_vat boolean not null,
  has_vat boolean not null,
  is_reverse_charge boolean not null,
  currency text not null,
  exchange_rate numeric(18, 8) not null check (exchange_rate > 0),
  without_vat bigint not null,
  vat bigint not null,
  with_vat bigint not null,
  -- TAX_FREE, MARGIN_SCHEME and EXPORT_OF_GOODS; null where there is none.
  tax_free bigint,
  mark_up bigint,
  export_of_goods bigint,
  same_taxes jsonb not null,
  -- The totals in the currency of the invoice; null where that is the lek.
  in_currency jsonb,
  payments jsonb not null,
  change_given bigint not null default 0,
  notes text not null default '',
  pay_deadline date,
  line_count integer not null check (line_count > 0),
  -- What its goods cost.
  cost bigint not null,
  iic text collate "C" not null check (iic ~ '^[0-9A-F]{32}$'),
  iic_signature text not null check (length(iic_signature) = 512 and iic_signature !~ '[^0-9A-F]'),
  -- With what lists choose by and add up, so that they need not read whole invoices for it.
  primary key (business_id, id)
    include (issued_at, class, till_id, operator_id, without_vat, vat, with_vat, cost),
  constraint invoices_sale unique (business_id, sale_id),
  foreign key (business_id, shop_id) references tenant.shops,
  foreign key (business_id, till_id) references tenant.tills,
  constraint total_closes check (with_vat = without_vat + vat)
);
create unique index invoices_number on tenant.invoices (business_id, number_text);
create unique index invoices_iic on tenant.invoices (business_id, iic);
create index invoices_newest on tenant.invoices (business_id, issued_at desc, id desc);
-- With the class, so that those of another class are passed over in the index.
create index invoices_of_till on tenant.invoices (business_id, till_id, issued_at desc, id desc, class);
create index invoices_of_operator on tenant.invoices (business_id, operator_id, issued_at desc, id desc, class);
create index invoices_of_class on tenant.invoices (business_id, class, issued_at desc, id desc);
create index invoices_of_customer on tenant.invoices (business_id, customer_id, issued_at desc, id desc)
where customer_id is not null;
create index invoices_of_buyer on tenant.invoices (business_id, buyer_id_number, issued_at desc, id desc)
where buyer_id_number <> '';
create index invoices_by_total on tenant.invoices (business_id, with_vat, issued_at desc, id desc);
call tenant.guard('tenant.invoices');
grant select, insert on tenant.invoices to tezga_server;
create trigger invoices_are_history before update or delete or truncate on tenant.invoices
for each statement execute function platform.refuse_change();

create table tenant.invoice_lines (
  business_id platform.record_id not null,
  invoice_id platform.record_id not null,
  place smallint not null check (place >= 1),
  -- Null for what was sold without being an article.
  article_id platform.record_id,
  name text not null,
  sku text collate "C" not null,
  barcode text collate "C" not null,
  unit text not null,
  -- Thousandths.
  quantity bigint not null check (quantity <> 0),
  unit_price_without_vat bigint not null,
  unit_price_with_vat bigint not null,
  -- Hundredths of a percent.
  discount integer not null check (discount between 0 and 10000),
  lowers_tax_base boolean not null,
  vat_percent smallint,
  exemption text collate "C",
  without_vat bigint not null,
  vat bigint not null,
  with_vat bigint not null,
  in_currency jsonb,
  -- What the goods of the line cost; the lines of an invoice cost together what it costs.
  cost bigint not null,
  primary key (business_id, invoice_id, place),
  foreign key (business_id, invoice_id) references tenant.invoices,
  constraint line_closes check (with_vat = without_vat + vat)
);
create index invoice_lines_of_article on tenant.invoice_lines (business_id, article_id, invoice_id)
where article_id is not null;
call tenant.guard('tenant.invoice_lines');
grant select, insert on tenant.invoice_lines to tezga_server;
create trigger invoice_lines_are_history before update or delete or truncate on tenant.invoice_lines
for each statement execute function platform.refuse_change();

-- Every time an invoice went to paper; all but the first are copies.
create table tenant.invoice_prints (
  business_id platform.record_id not null,
  id platform.record_id not null,
  invoice_id platform.record_id not null,
  at timestamptz not null,
  by_id platform.record_id not null,
  by_name text not null,
  paper text collate "C" not null,
  primary key (business_id, id),
  foreign key (business_id, invoice_id) references tenant.invoices
);
create index invoice_prints_of_invoice on tenant.invoice_prints (business_id, invoice_id, id);
call tenant.guard('tenant.invoice_prints');
grant select, insert on tenant.invoice_prints to tezga_server;

-- Carts that are not invoices yet.
create table tenant.sale_drafts (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  name text not null,
  description text not null default '',
  cart jsonb not null,
  -- In the currency of the cart, for the list.
  total bigint not null,
  currency text not null,
  created_at timestamptz not null,
  created_by platform.record_id not null,
  created_by_name text not null,
  updated_at timestamptz not null,
  primary key (business_id, id)
);
create index sale_drafts_newest on tenant.sale_drafts (business_id, updated_at desc, id desc);
call tenant.guard('tenant.sale_drafts');
grant select, insert, update, delete on tenant.sale_drafts to tezga_server;

-- What was sold, added up as it is sold, so that a report costs the same however many invoices there are.
create table tenant.sale_totals (
  business_id platform.record_id not null references platform.businesses,
  -- sales: by operator and class; hour; method; vat; shop; item; client.
  dimension text collate "C" not null,
  -- Everything is kept by the day and once more by the month, which spares a report of a year its days.
  span text collate "C" not null check (span in ('day', 'month')),
  -- In Tirana.
  first_day date not null,
  -- The till; the shop for items and clients. Sellers at two tills never wait for each other here.
  place_id platform.record_id not null,
  key text collate "C" not null,
  -- Invoices, or lines of an item.
  count bigint not null,
  -- Thousandths.
  quantity bigint not null,
  without_vat bigint not null,
  vat bigint not null,
  with_vat bigint not null,
  cost bigint not null,
  primary key (business_id, dimension, span, first_day, place_id, key)
) with (fillfactor = 70);
call tenant.guard('tenant.sale_totals');
grant select, insert, update on tenant.sale_totals to tezga_server;

-- The best sold items and the best clients of days, tens of days, months and years that are over, so that nobody reads
-- all of them to find ten. Made behind the sales, and believed only while the shops have sold what they had when it was made.
create table tenant.sale_tops (
  business_id platform.record_id not null references platform.businesses,
  dimension text collate "C" not null check (dimension in ('item', 'client')),
  first_day date not null,
  last_day date not null,
  -- What the shops had sold.
  count bigint not null,
  with_vat bigint not null,
  keys text[] not null,
  amounts bigint[] not null,
  -- The quantities of items, the numbers of invoices of clients.
  besides bigint[] not null,
  -- What the best of all others comes to; null where there is no other.
  rest_most bigint,
  primary key (business_id, dimension, first_day, last_day)
);
call tenant.guard('tenant.sale_tops');
grant select, insert, update on tenant.sale_tops to tezga_server;
