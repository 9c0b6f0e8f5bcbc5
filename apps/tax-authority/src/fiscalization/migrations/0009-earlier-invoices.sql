-- Invoices that were registered before the stand-in existed, so that documents can refer to them.
create table tax_authority.earlier_invoices (
  issuer tax_authority.nuis not null references tax_authority.taxpayers,
  iic text not null check (iic ~ '^[0-9A-F]{32}$'),
  issued_at timestamptz not null,
  primary key (issuer, iic)
);
