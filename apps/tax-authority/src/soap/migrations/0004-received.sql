-- Everything that came in, whatever became of it.
create table tax_authority.received (
  id bigint generated always as identity primary key,
  received_at timestamptz not null,
  service text not null,
  -- The element in the body; null where there was none to be seen.
  message text,
  nuis text,
  request_uuid text,
  request_text text not null,
  reply_text text not null,
  -- Null: accepted.
  code text,
  -- The sender never got the reply.
  was_dropped boolean not null,
  milliseconds double precision not null
);
create index received_by_taxpayer on tax_authority.received (nuis, id);
