-- E-mails and SMS on their way out, written in the transaction that wants them sent.
create table platform.messages (
  id platform.record_id primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text,
  body text not null,
  -- The same e-mail with its link as a button.
  html text,
  created_at timestamptz not null default now(),
  -- After this moment it would only mislead, as a code that is no longer good does.
  good_until timestamptz,
  sent_at timestamptz,
  check ((channel = 'email') = (subject is not null)),
  check ((channel = 'email') = (html is not null))
);
create index messages_recent on platform.messages (created_at);
grant select, insert, update, delete on platform.messages to tezga_server;
