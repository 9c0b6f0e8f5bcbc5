-- A second factor: codes of an authenticator app by RFC 6238.
create table platform.second_factors (
  user_id platform.record_id primary key references platform.users,
  -- Sealed with SECRETS_KEY and bound to its person.
  encrypted_secret bytea not null,
  begun_at timestamptz not null,
  -- Null until the person has typed a first code: before that nothing is asked of them.
  confirmed_at timestamptz,
  -- The step of 30 seconds whose code was used last. Each step is used once, so a code that was overheard opens nothing.
  last_step bigint not null default 0
);
grant select, insert, update, delete on platform.second_factors to tezga_server;

-- For the day the phone is lost. They rest as hashes, and each is used once.
create table platform.recovery_codes (
  user_id platform.record_id not null references platform.users,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (user_id, code_hash)
);
grant select, insert, update, delete on platform.recovery_codes to tezga_server;

-- A session of someone who must have a second factor and has none: it is good for setting one up, and for nothing else.
alter table platform.sessions add column must_enrol boolean not null default false;
