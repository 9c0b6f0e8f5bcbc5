-- When the tax authority last replied and how fast, and when it last did not, as seen by any process.
create table platform.authority_answers (
  is_only boolean primary key default true check (is_only),
  answered_at timestamptz,
  -- How long the last message took; a bare comparison of clocks is no message.
  answer_ms integer,
  failed_at timestamptz
);
grant select, insert, update on platform.authority_answers to tezga_server;

-- For the time of the last NIVF.
create index fiscal_documents_last_nivf on tenant.fiscal_documents (business_id, answered_at)
where kind = 'invoice' and status = 'fiscalized';
