-- What others issued to the business, one row an invoice, whoever told of it. Amounts are hundredths of a lek.
create table tenant.purchases (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  -- Each null until somebody has told it.
  eic text collate "C",
  iic text collate "C",
  fic text collate "C",
  number text not null,
  document_type text collate "C",
  type text collate "C" check (type in ('CASH', 'NONCASH')),
  -- Null where only the e-invoice service told of it, which does not say who issued it.
  supplier_id_type text collate "C",
  supplier_id_number text collate "C",
  supplier_name text collate platform.albanian,
  supplier_address text,
  supplier_town text,
  issued_at timestamptz,
  -- When the central platform got it.
  received_at timestamptz,
  due_on date,
  -- The day of the invoice in Tirana; of its arrival where that is all there is.
  day date not null,
  currency text not null,
  exchange_rate numeric(18, 8),
  -- Null where only the whole amount is known.
  without_vat bigint,
  vat bigint,
  with_vat bigint not null,
  -- Null for what is no e-invoice.
  status text collate "C" check (
    status in ('DELIVERED', 'ACCEPTED', 'REFUSED', 'PAID', 'PARTIALLY_PAID', 'OVERPAID')
  ),
  is_from_service boolean not null,
  is_from_portal boolean not null,
  line_count integer not null default 0,
  -- Which customer of the business the supplier is.
  subject_id platform.record_id,
  -- Who said yes or no here, and when.
  answered_by text,
  answered_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Begins with a space, so that the beginning of every word can be looked for.
  search_text text collate "C" generated always as (
    ' ' || platform.folded(
      number || ' ' || coalesce(supplier_name, '') || ' ' || coalesce(supplier_id_number, '') || ' ' || coalesce(eic, '')
        || ' ' || coalesce(iic, '') || ' ' || coalesce(fic, '')
    )
  ) stored,
  primary key (business_id, id),
  foreign key (business_id, subject_id) references tenant.customers,
  check (is_from_service or is_from_portal),
  check (eic is null or eic ~ '^[0-9a-f-]{36}$'),
  check (iic is null or iic ~ '^[0-9A-F]{32}$')
);
-- The same invoice is never two rows, also not for two who fetch at once.
create unique index purchases_eic on tenant.purchases (business_id, eic) where eic is not null;
create unique index purchases_iic on tenant.purchases (business_id, iic) where iic is not null;
create unique index purchases_fic on tenant.purchases (business_id, fic) where fic is not null;
create index purchases_of_supplier on tenant.purchases (business_id, supplier_id_number, number);
create index purchases_newest on tenant.purchases (business_id, day desc, id desc);
create index purchases_electronic on tenant.purchases (business_id, status, day desc, id desc) where eic is not null;
create index purchases_of_subject on tenant.purchases (business_id, subject_id) where subject_id is not null;
call tenant.guard('tenant.purchases');
grant select, insert, update, delete on tenant.purchases to tezga_server;

create table tenant.purchase_lines (
  business_id platform.record_id not null,
  purchase_id platform.record_id not null,
  place smallint not null check (place >= 1),
  name text not null,
  code text not null,
  unit text not null,
  -- Thousandths.
  quantity bigint not null,
  unit_price bigint not null,
  -- Hundredths of a percent; null where no VAT is charged.
  vat_rate integer,
  without_vat bigint not null,
  vat bigint not null,
  with_vat bigint not null,
  primary key (business_id, purchase_id, place),
  foreign key (business_id, purchase_id) references tenant.purchases on delete cascade
);
call tenant.guard('tenant.purchase_lines');
grant select, insert, delete on tenant.purchase_lines to tezga_server;

-- How far each source was asked, and how that ended.
create table tenant.purchase_sources (
  business_id platform.record_id not null references platform.businesses,
  source text collate "C" not null check (source in ('service', 'portal')),
  asked_at timestamptz not null,
  -- When it last told all that was asked for; null: never.
  told_at timestamptz,
  -- Why it did not the last time, as the code of a refusal.
  failure text,
  primary key (business_id, source)
);
call tenant.guard('tenant.purchase_sources');
grant select, insert, update on tenant.purchase_sources to tezga_server;

-- Whose purchases were not asked for since then and could be. Only who, never what, so that no business looks into
-- another.
create function platform.businesses_without_news(since timestamptz, most integer) returns table (business_id text)
language sql stable security definer set search_path = pg_catalog as $$
  select business.id from platform.businesses business
  left join lateral (
    select max(asked_at) as asked_at from tenant.purchase_sources source where source.business_id = business.id
  ) last on true
  where (last.asked_at is null or last.asked_at < since)
    and (
      exists (select from tenant.certificates held where held.business_id = business.id and held.replaced_at is null)
      or exists (select from tenant.credentials kept where kept.business_id = business.id)
    )
  order by last.asked_at nulls first, business.id limit most
$$;
revoke all on function platform.businesses_without_news(timestamptz, integer) from public;
grant execute on function platform.businesses_without_news(timestamptz, integer) to tezga_server;
