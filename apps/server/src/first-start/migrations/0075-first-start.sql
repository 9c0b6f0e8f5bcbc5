-- The one-time code with which the first super admin is created. The server that started last has printed it; here rests
-- its hash.
create table platform.first_start_codes (
  code_hash bytea primary key check (length(code_hash) = 32),
  created_at timestamptz not null
);
grant select, insert, delete on platform.first_start_codes to tezga_server;
