-- A file that goes with an e-mail, such as a statement of account. It is deleted together with the texts.
alter table platform.messages
  add column attachment_name text,
  add column attachment bytea,
  add check ((attachment_name is null) = (attachment is null)),
  add check (attachment is null or channel = 'email');
