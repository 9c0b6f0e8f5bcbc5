-- What is switched on to make trouble; one row.
create table tax_authority.switches (
  is_only boolean primary key default true check (is_only),
  state jsonb not null
);
