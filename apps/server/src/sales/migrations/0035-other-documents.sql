alter table tenant.invoices
  -- What an invoice is beyond a plain sale; null for that.
  add document jsonb,
  -- Whether the buyer gets it through the central platform as well.
  add is_e_invoice boolean not null default false,
  -- The VAT that the buyer owes in the place of the seller; it is told, and in no sum.
  add owed_vat bigint not null default 0,
  drop constraint invoices_class_check,
  -- The others are what the business issues to itself and debts given up: neither is revenue.
  add constraint invoices_class_check check (class in ('cash', 'card', 'order', 'nonCash', 'other'));

alter table tenant.invoice_lines
  add owed_vat bigint not null default 0,
  -- The line of the corrected invoice that this one takes back; null for any other.
  add corrects_place smallint;

-- Why a document comes later than it was made, where a person said so; the rule finds it for any other.
alter table tenant.fiscal_documents add late_reason text collate "C"
check (late_reason in ('NOINTERNET', 'BOUNDBOOK', 'SERVICE', 'TECHNICALERROR'));
grant update (late_reason) on tenant.fiscal_documents to tezga_server;

-- The invoices that an invoice is about, as its message tells them.
create table tenant.invoice_references (
  business_id platform.record_id not null,
  invoice_id platform.record_id not null,
  -- From 1 on, in the order in which they are told.
  place smallint not null check (place >= 1),
  relation text collate "C" not null
    check (relation in ('corrects', 'cancels', 'bad-debt', 'sums-up', 'advance')),
  referred_id platform.record_id not null,
  primary key (business_id, invoice_id, place),
  foreign key (business_id, invoice_id) references tenant.invoices,
  foreign key (business_id, referred_id) references tenant.invoices
);
create index invoice_references_to on tenant.invoice_references (business_id, referred_id, relation);
-- An order is summed up once, an advance ends in one invoice, and a debt is given up once.
create unique index invoice_references_once on tenant.invoice_references (business_id, referred_id)
where relation in ('sums-up', 'bad-debt', 'advance');
call tenant.guard('tenant.invoice_references');
grant select, insert on tenant.invoice_references to tezga_server;
create trigger invoice_references_are_history before update or delete or truncate on tenant.invoice_references
for each statement execute function platform.refuse_change();
