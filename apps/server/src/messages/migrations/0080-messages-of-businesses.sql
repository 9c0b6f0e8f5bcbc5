-- What each message was about, the business it was sent in, and the last time that sending failed. A message outside of a
-- business, such as a reset code, belongs to the person with its address.
alter table platform.messages
  add column kind text,
  add column business_id platform.record_id default tenant.current_business(),
  add column failed_at timestamptz;
create index messages_of_business on platform.messages (business_id, created_at desc) where business_id is not null;
create index messages_of_recipient on platform.messages (recipient, created_at desc) where business_id is null;
