create domain tax_authority.registration_code as text check (value ~ '^[a-z]{2}[0-9]{3}[a-z]{2}[0-9]{3}$');
create domain tax_authority.nuis as text check (value ~ '^[A-Z][0-9]{8}[A-Z]$');

create table tax_authority.taxpayers (
  nuis tax_authority.nuis primary key,
  name text not null,
  address text not null,
  town text not null,
  country text not null default 'ALB',
  is_active boolean not null default true,
  -- In the VAT from this day up to and including that one; null: not in it, or with no end.
  vat_from date,
  vat_until date,
  registered_at timestamptz not null
);
create index taxpayers_by_name on tax_authority.taxpayers (lower(name) text_pattern_ops);

create table tax_authority.business_units (
  code tax_authority.registration_code primary key,
  nuis tax_authority.nuis not null references tax_authority.taxpayers,
  name text not null,
  address text not null,
  town text not null,
  is_active boolean not null default true,
  registered_at timestamptz not null
);
create index business_units_of_taxpayer on tax_authority.business_units (nuis);

create table tax_authority.operators (
  code tax_authority.registration_code primary key,
  nuis tax_authority.nuis not null references tax_authority.taxpayers,
  first_name text not null,
  last_name text not null,
  is_active boolean not null default true,
  registered_at timestamptz not null
);
create index operators_of_taxpayer on tax_authority.operators (nuis);

create table tax_authority.software (
  code tax_authority.registration_code primary key,
  name text not null,
  is_active boolean not null default true
);

create table tax_authority.maintainers (
  code tax_authority.registration_code primary key,
  name text not null,
  is_active boolean not null default true
);

create table tax_authority.contact_persons (
  id uuid primary key default gen_random_uuid(),
  nuis tax_authority.nuis not null references tax_authority.taxpayers,
  first_name text not null,
  last_name text not null,
  email text not null default '',
  phone text not null default '',
  registered_at timestamptz not null
);
create index contact_persons_of_taxpayer on tax_authority.contact_persons (nuis);

-- Tills (TCR), registered by message.
create table tax_authority.tills (
  code tax_authority.registration_code primary key,
  nuis tax_authority.nuis not null references tax_authority.taxpayers,
  business_unit tax_authority.registration_code not null references tax_authority.business_units,
  internal_id text not null,
  software tax_authority.registration_code not null,
  maintainer tax_authority.registration_code not null,
  kind text not null check (kind in ('REGULAR', 'VENDING')),
  valid_from date not null,
  -- Up to and including this day.
  valid_to date,
  registered_at timestamptz not null,
  unique (business_unit, internal_id)
);
create index tills_of_taxpayer on tax_authority.tills (nuis);
