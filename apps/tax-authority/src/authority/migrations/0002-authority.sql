-- The authorities from the root down and the signer of replies. Keys rest here as they are: they open nothing real.
create table tax_authority.identities (
  role text primary key check (role in ('issuer', 'replies')),
  private_key bytea not null,
  certificate bytea not null,
  -- From the issuer of the certificate up to the root, in base64.
  chain text[] not null
);

-- Every certificate that was issued. What is signed by us but not here has an unknown status.
create table tax_authority.certificates (
  serial_number text primary key,
  nuis text not null,
  subject text not null,
  not_before timestamptz not null,
  not_after timestamptz not null,
  certificate bytea not null,
  issued_at timestamptz not null,
  revoked_at timestamptz
);
create index certificates_of_taxpayer on tax_authority.certificates (nuis, issued_at);
