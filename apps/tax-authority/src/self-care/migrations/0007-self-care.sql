-- Who may look at the portal of a taxpayer.
create table tax_authority.self_care_accounts (
  nuis tax_authority.nuis primary key references tax_authority.taxpayers,
  username text not null unique,
  password_salt bytea not null,
  password_hash bytea not null
);

create table tax_authority.self_care_sessions (
  -- SHA-256 of the token, which nobody but its holder knows.
  token_hash bytea primary key,
  nuis tax_authority.nuis not null references tax_authority.taxpayers,
  begun_at timestamptz not null
);

-- What the portal knows of operators and contact persons beside the registry.
create table tax_authority.self_care_people (
  nuis tax_authority.nuis not null references tax_authority.taxpayers,
  role text not null check (role in ('operator', 'contact')),
  -- The code of an operator, the name of a contact person.
  person text not null,
  id_number text not null,
  valid_from date not null,
  valid_to date,
  primary key (nuis, role, person)
);

create table tax_authority.self_care_settings (
  is_only boolean primary key default true check (is_only),
  -- How long a new session is not found yet.
  slow_start_ms integer not null check (slow_start_ms between 0 and 60000)
);
