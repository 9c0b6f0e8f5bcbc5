-- E-invoices as they were registered. What happens to one afterwards is only its status.
create table tax_authority.einvoices (
  eic uuid primary key,
  issuer tax_authority.nuis not null,
  -- Of the fiscal invoice it belongs to; the same again is the same e-invoice.
  iic text not null,
  fic uuid not null,
  seller tax_authority.nuis not null references tax_authority.taxpayers,
  buyer tax_authority.nuis not null references tax_authority.taxpayers,
  document_number text not null,
  document_type text not null,
  issue_date date not null,
  due_date date,
  currency text not null,
  -- What the buyer pays, in the currency of the document.
  amount numeric(30, 2) not null,
  received_at timestamptz not null,
  status text not null default 'DELIVERED'
    check (status in ('DELIVERED', 'ACCEPTED', 'REFUSED', 'PAID', 'PARTIALLY_PAID', 'OVERPAID')),
  status_changed_at timestamptz not null,
  -- The signed UBL document, byte for byte.
  document text not null,
  warnings jsonb not null,
  unique (issuer, iic),
  foreign key (issuer, iic) references tax_authority.invoices
);
create index einvoices_of_seller on tax_authority.einvoices (seller, received_at);
create index einvoices_of_buyer on tax_authority.einvoices (buyer, received_at);
