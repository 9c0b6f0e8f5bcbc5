-- What the platform charges a business; made by its administrators, paid online by the business.
create table tenant.payment_drafts (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  name text not null check (length(name) between 5 and 50),
  description text not null default '' check (length(description) <= 100),
  currency text collate "C" not null,
  -- Hundredths, in the currency of the draft, with VAT.
  total bigint not null check (total > 0),
  created_at timestamptz not null,
  created_by platform.record_id not null,
  created_by_name text not null,
  paid_at timestamptz,
  primary key (business_id, id)
);
-- A business has at most one unpaid draft.
create unique index payment_drafts_unpaid on tenant.payment_drafts (business_id) where paid_at is null;
call tenant.guard('tenant.payment_drafts');
grant select, insert, update, delete on tenant.payment_drafts to tezga_server;

create table tenant.payment_draft_lines (
  business_id platform.record_id not null,
  draft_id platform.record_id not null,
  place smallint not null check (place >= 1),
  name text not null,
  unit text not null,
  -- Thousandths.
  quantity bigint not null check (quantity > 0),
  -- Hundredths, with VAT.
  price bigint not null check (price >= 0),
  vat_id text collate "C" not null,
  primary key (business_id, draft_id, place),
  foreign key (business_id, draft_id) references tenant.payment_drafts on delete cascade
);
call tenant.guard('tenant.payment_draft_lines');
grant select, insert, update, delete on tenant.payment_draft_lines to tezga_server;
