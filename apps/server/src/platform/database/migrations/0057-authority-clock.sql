-- By how much the clock of the server differs from that of the tax authority, as it was last measured by any process.
create table platform.authority_clock (
  is_only boolean primary key default true check (is_only),
  difference_ms bigint not null,
  measured_at timestamptz not null
);
grant select, insert, update on platform.authority_clock to tezga_server;
