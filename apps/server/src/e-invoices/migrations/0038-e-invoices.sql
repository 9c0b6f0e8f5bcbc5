-- What becomes of an invoice at the central platform of e-invoices, beside the invoice itself, which never changes.
create table tenant.e_invoices (
  business_id platform.record_id not null,
  invoice_id platform.record_id not null,
  issued_at timestamptz not null,
  -- What it says beyond the invoice.
  details jsonb not null,
  -- Given once: whatever is sent again under it is the same message to the central platform.
  request_uuid uuid not null,
  -- Waiting for the NIVF, without which there is no e-invoice; then pending until there is an EIC.
  state text collate "C" not null default 'waiting' check (state in ('waiting', 'pending', 'registered', 'error')),
  eic uuid,
  registered_at timestamptz,
  -- What the central platform took and did not like.
  warnings jsonb not null default '[]',
  attempts integer not null default 0,
  -- Null where nobody tries any more until a person does.
  next_attempt_at timestamptz,
  failure jsonb,
  last_failed_at timestamptz,
  -- What the buyer and the banks made of it.
  status text collate "C"
    check (status in ('DELIVERED', 'ACCEPTED', 'REFUSED', 'PAID', 'PARTIALLY_PAID', 'OVERPAID')),
  status_changed_at timestamptz,
  primary key (business_id, invoice_id),
  foreign key (business_id, invoice_id) references tenant.invoices,
  constraint registered_with_eic check ((state = 'registered') = (eic is not null)),
  constraint followed_once_registered check ((eic is not null) = (status is not null)),
  constraint tried_while_pending check (state = 'pending' or next_attempt_at is null)
);
create unique index e_invoices_eic on tenant.e_invoices (business_id, eic) where eic is not null;
create index e_invoices_open on tenant.e_invoices (business_id, issued_at) where state <> 'registered';
create index e_invoices_due on tenant.e_invoices (business_id, next_attempt_at) where next_attempt_at is not null;
create index e_invoices_followed on tenant.e_invoices (business_id, registered_at)
where status in ('DELIVERED', 'ACCEPTED', 'PARTIALLY_PAID');
call tenant.guard('tenant.e_invoices');
grant select, insert, update (state, eic, registered_at, warnings, attempts, next_attempt_at, failure, last_failed_at,
  status, status_changed_at) on tenant.e_invoices to tezga_server;

-- Every status an e-invoice had, from the one it was delivered with.
create table tenant.e_invoice_statuses (
  business_id platform.record_id not null,
  invoice_id platform.record_id not null,
  place integer not null check (place >= 1),
  status text collate "C" not null,
  -- When we heard of it; the central platform does not say when it was.
  at timestamptz not null,
  primary key (business_id, invoice_id, place),
  foreign key (business_id, invoice_id) references tenant.e_invoices
);
call tenant.guard('tenant.e_invoice_statuses');
grant select, insert on tenant.e_invoice_statuses to tezga_server;
create trigger e_invoice_statuses_are_history before update or delete or truncate on tenant.e_invoice_statuses
for each statement execute function platform.refuse_change();

-- What goes along with e-invoices: uploaded before, and bound to the one it goes with when that is issued.
create table tenant.e_invoice_files (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  name text not null,
  type text not null,
  content bytea not null,
  bytes integer not null check (bytes between 1 and 10485760),
  uploaded_at timestamptz not null,
  by_id platform.record_id not null,
  -- Null until it is used.
  invoice_id platform.record_id,
  -- Where it stands among those of its e-invoice.
  place smallint,
  primary key (business_id, id),
  foreign key (business_id, invoice_id) references tenant.e_invoices
);
create index e_invoice_files_of_invoice on tenant.e_invoice_files (business_id, invoice_id);
create index e_invoice_files_unused on tenant.e_invoice_files (business_id, uploaded_at) where invoice_id is null;
call tenant.guard('tenant.e_invoice_files');
grant select, insert, delete, update (invoice_id, place) on tenant.e_invoice_files to tezga_server;

-- What the business answered to e-invoices, so that nothing is answered twice.
create table tenant.e_invoice_answers (
  business_id platform.record_id not null references platform.businesses,
  eic uuid not null,
  status text collate "C" not null check (status in ('ACCEPTED', 'REFUSED')),
  at timestamptz not null,
  by_id platform.record_id not null,
  primary key (business_id, eic)
);
call tenant.guard('tenant.e_invoice_answers');
grant select, insert on tenant.e_invoice_answers to tezga_server;

-- What should have been sent by now, whichever business it belongs to: only where, never what.
create function platform.overdue_e_invoices(due_before timestamptz, most integer)
returns table (business_id text, invoice_id text)
language sql stable security definer set search_path = pg_catalog as $$
  select business_id, invoice_id from (
    select business_id, invoice_id, next_attempt_at as due_at from tenant.e_invoices where next_attempt_at < due_before
    union all
    select waiting.business_id, waiting.invoice_id, document.answered_at
    from tenant.e_invoices waiting
    join tenant.fiscal_documents document
      on document.business_id = waiting.business_id and document.id = waiting.invoice_id
    where waiting.state = 'waiting' and document.status = 'fiscalized' and document.answered_at < due_before
  ) due order by due_at limit most
$$;
revoke all on function platform.overdue_e_invoices(timestamptz, integer) from public;
grant execute on function platform.overdue_e_invoices(timestamptz, integer) to tezga_server;

-- The businesses whose e-invoices may still change their status.
create function platform.businesses_following_e_invoices(registered_after timestamptz)
returns table (business_id text)
language sql stable security definer set search_path = pg_catalog as $$
  select distinct business_id from tenant.e_invoices
  where status in ('DELIVERED', 'ACCEPTED', 'PARTIALLY_PAID') and registered_at > registered_after
$$;
revoke all on function platform.businesses_following_e_invoices(timestamptz) from public;
grant execute on function platform.businesses_following_e_invoices(timestamptz) to tezga_server;

-- Files nobody used, a day after they were uploaded.
create function platform.forget_unused_e_invoice_files(uploaded_before timestamptz)
returns bigint language sql security definer set search_path = pg_catalog as $$
  with gone as (
    delete from tenant.e_invoice_files where invoice_id is null and uploaded_at < uploaded_before returning 1
  ) select count(*) from gone
$$;
revoke all on function platform.forget_unused_e_invoice_files(timestamptz) from public;
grant execute on function platform.forget_unused_e_invoice_files(timestamptz) to tezga_server;
