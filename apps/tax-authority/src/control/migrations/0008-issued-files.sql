-- Certificates that were asked for here, with their keys, so that asking again gives the same file. They open nothing real.
create table tax_authority.issued_files (
  serial_number text primary key references tax_authority.certificates,
  nuis text not null,
  password text not null,
  p12 bytea not null
);
create index issued_files_of_taxpayer on tax_authority.issued_files (nuis);
