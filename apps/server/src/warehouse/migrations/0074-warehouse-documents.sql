-- Warehouse documents of all kinds. What was posted never changes: a correction is a new version with the same number.
create table tenant.warehouse_documents (
  business_id platform.record_id not null references platform.businesses,
  -- Starts with the moment of posting.
  id platform.record_id not null,
  -- The idempotency key: a document that is sent twice is posted once.
  own_id platform.record_id not null,
  -- Of all that was sent under this key.
  fingerprint bytea not null check (length(fingerprint) = 32),
  kind text collate "C" not null check (kind in ('entry', 'exit')),
  number bigint not null check (number > 0),
  -- In Tirana.
  year smallint not null,
  version smallint not null default 1 check (version > 0),
  -- FH-12/2026.
  number_text text collate "C" not null,
  -- In whole seconds.
  posted_at timestamptz not null,
  shop_id platform.record_id not null,
  reason text collate "C" not null,
  -- The supplier, with the name and number of that day; null if none was named.
  supplier_id platform.record_id,
  supplier_name text not null,
  supplier_nuis text not null,
  -- The purchase of the goods. Without a foreign key, because two records of one purchase are merged when that is noticed.
  purchase_id platform.record_id,
  purchase_number text,
  notes text not null,
  -- The cost of the goods, in hundredths of a lek.
  value bigint not null check (value >= 0),
  line_count integer not null check (line_count between 1 and 1000),
  by_id platform.record_id not null,
  by_name text not null,
  -- Starts with a space, so that a search can match the start of each word.
  search_text text collate "C" not null,
  primary key (business_id, id),
  constraint warehouse_documents_own unique (business_id, own_id),
  constraint warehouse_documents_number unique (business_id, kind, year, number, version),
  foreign key (business_id, shop_id) references tenant.shops,
  foreign key (business_id, supplier_id) references tenant.customers,
  check ((purchase_id is null) = (purchase_number is null))
);
create index warehouse_documents_newest on tenant.warehouse_documents (business_id, kind, posted_at desc, id desc);
create index warehouse_documents_of_shop on tenant.warehouse_documents (business_id, shop_id, kind, posted_at desc, id desc);
create index warehouse_documents_number_text on tenant.warehouse_documents (business_id, number_text);
create index warehouse_documents_of_supplier on tenant.warehouse_documents (business_id, supplier_id, id)
where supplier_id is not null;
create index warehouse_documents_of_purchase on tenant.warehouse_documents (business_id, purchase_id, id)
where purchase_id is not null;
call tenant.guard('tenant.warehouse_documents');
call tenant.guard_place('tenant.warehouse_documents', 'shop_id');
grant select, insert on tenant.warehouse_documents to tezga_server;
create trigger warehouse_documents_are_history before update or delete or truncate on tenant.warehouse_documents
for each statement execute function platform.refuse_change();

-- A line has one movement, under the id of the document and its place.
create table tenant.warehouse_document_lines (
  business_id platform.record_id not null,
  document_id platform.record_id not null,
  place smallint not null check (place >= 1),
  article_id platform.record_id not null,
  -- As on that day.
  name text not null,
  code text collate "C" not null,
  unit text not null,
  -- Thousandths.
  quantity bigint not null check (quantity > 0),
  -- Millionths of a lek: as entered, or the average at which the goods went out.
  unit_cost bigint not null check (unit_cost >= 0),
  -- Hundredths of a lek.
  cost bigint not null,
  primary key (business_id, document_id, place),
  foreign key (business_id, document_id) references tenant.warehouse_documents,
  foreign key (business_id, article_id) references tenant.articles
);
create index warehouse_document_lines_of_article on tenant.warehouse_document_lines (business_id, article_id, document_id);
call tenant.guard('tenant.warehouse_document_lines');
grant select, insert on tenant.warehouse_document_lines to tezga_server;
create trigger warehouse_document_lines_are_history
before update or delete or truncate on tenant.warehouse_document_lines
for each statement execute function platform.refuse_change();

-- Every print; all but the first are marked as copies.
create table tenant.warehouse_document_prints (
  business_id platform.record_id not null,
  id platform.record_id not null,
  document_id platform.record_id not null,
  at timestamptz not null,
  by_id platform.record_id not null,
  by_name text not null,
  paper text collate "C" not null,
  primary key (business_id, id),
  foreign key (business_id, document_id) references tenant.warehouse_documents
);
create index warehouse_document_prints_of_document on tenant.warehouse_document_prints (business_id, document_id, id);
call tenant.guard('tenant.warehouse_document_prints');
grant select, insert on tenant.warehouse_document_prints to tezga_server;
