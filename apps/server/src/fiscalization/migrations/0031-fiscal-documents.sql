-- What the tax authority has to hear of, each beside the document itself, which never changes.
create table tenant.fiscal_documents (
  business_id platform.record_id not null references platform.businesses,
  -- That of the document.
  id platform.record_id not null,
  kind text collate "C" not null,
  -- When the document says it was made, in whole seconds.
  made_at timestamptz not null,
  -- Given once: whatever is sent again under it is the same message to the tax authority.
  request_uuid uuid not null,
  status text collate "C" not null default 'pending' check (status in ('pending', 'fiscalized', 'error')),
  -- The code the tax authority gave it: NIVF of an invoice, FCDC of a cash deposit.
  code uuid,
  answered_at timestamptz,
  attempts integer not null default 0,
  -- Null where nobody tries any more until a person does.
  next_attempt_at timestamptz,
  -- What came instead of an answer, at the last attempt.
  failure jsonb,
  primary key (business_id, id),
  constraint fiscalized_with_code check ((status = 'fiscalized') = (code is not null)),
  constraint tried_while_pending check (status = 'pending' or next_attempt_at is null)
);
create unique index fiscal_documents_code on tenant.fiscal_documents (business_id, code) where code is not null;
create index fiscal_documents_open on tenant.fiscal_documents (business_id, made_at) where status <> 'fiscalized';
create index fiscal_documents_due on tenant.fiscal_documents (business_id, next_attempt_at)
where next_attempt_at is not null;
call tenant.guard('tenant.fiscal_documents');
grant select, insert, update (status, code, answered_at, attempts, next_attempt_at, failure)
on tenant.fiscal_documents to tezga_server;

-- What should have been tried by now, whichever business it belongs to: a worker that was killed leaves its job behind,
-- and nobody else would take it for hours. Only where, never what, so that no business looks into another.
create function platform.overdue_fiscal_documents(due_before timestamptz, most integer)
returns table (business_id text, document_id text)
language sql stable security definer set search_path = pg_catalog as $$
  select business_id, id from tenant.fiscal_documents
  where next_attempt_at < due_before order by next_attempt_at limit most
$$;
revoke all on function platform.overdue_fiscal_documents(timestamptz, integer) from public;
grant execute on function platform.overdue_fiscal_documents(timestamptz, integer) to tezga_server;
