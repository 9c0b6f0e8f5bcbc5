-- What was fiscalized. Codes of issuers are in capitals; the whole document as it was sent is in `content`.
create table tax_authority.invoices (
  issuer tax_authority.nuis not null references tax_authority.taxpayers,
  iic text not null check (iic ~ '^[0-9A-F]{32}$'),
  fic uuid not null unique,
  kind text not null,
  number text not null,
  ordinal numeric not null,
  issued_at timestamptz not null,
  received_at timestamptz not null,
  request_uuid uuid not null,
  -- Why it came later than it was issued; null: at once.
  subsequent text,
  business_unit tax_authority.registration_code not null,
  operator tax_authority.registration_code not null,
  software tax_authority.registration_code not null,
  till tax_authority.registration_code,
  seller text not null,
  buyer text,
  total numeric not null,
  total_without_vat numeric not null,
  total_vat numeric,
  -- Reserved for an e-invoice that must follow.
  is_einvoice boolean not null,
  -- In which of the ways that clients use the code was made; null where another key made it.
  code_form text,
  content jsonb not null,
  primary key (issuer, iic)
);
create index invoices_by_time on tax_authority.invoices (issuer, issued_at);
create index invoices_by_buyer on tax_authority.invoices (buyer, issued_at);
create index invoices_by_seller on tax_authority.invoices (seller, issued_at);

create table tax_authority.cash_deposits (
  issuer tax_authority.nuis not null references tax_authority.taxpayers,
  request_uuid uuid not null,
  fcdc uuid not null unique,
  till tax_authority.registration_code not null references tax_authority.tills,
  operation text not null,
  amount numeric not null,
  changed_at timestamptz not null,
  -- In Tirana.
  day date not null,
  received_at timestamptz not null,
  subsequent text,
  primary key (issuer, request_uuid)
);
create unique index one_initial_a_day on tax_authority.cash_deposits (till, day) where operation = 'INITIAL';
create index cash_deposits_by_time on tax_authority.cash_deposits (issuer, changed_at);

create table tax_authority.transfer_notes (
  issuer tax_authority.nuis not null references tax_authority.taxpayers,
  wtnic text not null check (wtnic ~ '^[0-9A-F]{32}$'),
  fwtnic uuid not null unique,
  number text not null,
  ordinal numeric not null,
  issued_at timestamptz not null,
  received_at timestamptz not null,
  request_uuid uuid not null,
  subsequent text,
  business_unit tax_authority.registration_code not null,
  operator tax_authority.registration_code not null,
  software tax_authority.registration_code not null,
  value_of_goods numeric not null,
  code_form text,
  content jsonb not null,
  primary key (issuer, wtnic)
);
create index transfer_notes_by_time on tax_authority.transfer_notes (issuer, issued_at);
