-- Contacts that wait for the code sent to them. Codes rest as hashes: who reads the table can confirm nothing.
create table platform.unverified_contacts (
  id platform.record_id primary key,
  user_id platform.record_id not null references platform.users,
  method text not null check (method in ('email', 'tel')),
  -- Canonical, as domain's canonicalContact writes them.
  value text not null,
  code_hash text not null unique,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  unique (user_id, method)
);
create index unverified_contacts_expiry on platform.unverified_contacts (expires_at);
grant select, insert, update, delete on platform.unverified_contacts to tezga_server;

create table platform.password_resets (
  id platform.record_id primary key,
  user_id platform.record_id not null references platform.users,
  method text not null check (method in ('email', 'tel')),
  code_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_user on platform.password_resets (user_id, created_at);
create index password_resets_expiry on platform.password_resets (expires_at);
grant select, insert, update, delete on platform.password_resets to tezga_server;

-- Every code that was sent, so that nobody is flooded with them, however the contacts come and go meanwhile.
create table platform.code_sendings (
  id platform.record_id primary key,
  user_id platform.record_id not null references platform.users,
  purpose text not null check (purpose in ('verification', 'reset')),
  method text not null check (method in ('email', 'tel')),
  at timestamptz not null
);
create index code_sendings_recent on platform.code_sendings (user_id, at);
create index code_sendings_age on platform.code_sendings (at);
grant select, insert, delete on platform.code_sendings to tezga_server;

-- What a request that used a code up was answered: repeated after a lost reply, it is answered the same again. A request
-- is known by a keyed hash of its id and of all it brought.
create table platform.code_answers (
  request bytea primary key,
  reply jsonb not null,
  at timestamptz not null
);
create index code_answers_age on platform.code_answers (at);
grant select, insert, delete on platform.code_answers to tezga_server;
