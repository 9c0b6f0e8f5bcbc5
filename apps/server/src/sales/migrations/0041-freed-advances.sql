-- What a line ends of each advance that its invoice names: on whose account, and how much without VAT, in the currency of
-- the invoice and in lek; below zero where a correction gives it back. Null for nearly all lines.
alter table tenant.invoice_lines add ended jsonb;

-- An advance ends in one invoice at a time. Where that one was taken back it may end in another, in its next turn.
alter table tenant.invoice_references add turn smallint not null default 1 check (turn >= 1);
drop index tenant.invoice_references_once;
create unique index invoice_references_once on tenant.invoice_references (business_id, referred_id, turn)
where relation in ('sums-up', 'bad-debt', 'advance');

-- Orders, and what was charged to a company card, until an invoice sums them up or corrections leave nothing of them.
-- Invoices never change, so what is open is kept beside them: nobody looks through all that ever was for the few.
create table tenant.open_orders (
  business_id platform.record_id not null,
  invoice_id platform.record_id not null,
  -- That of the invoice.
  issued_at timestamptz not null,
  primary key (business_id, invoice_id),
  foreign key (business_id, invoice_id) references tenant.invoices
);
create index open_orders_newest on tenant.open_orders (business_id, issued_at desc, invoice_id desc);
call tenant.guard('tenant.open_orders');
grant select, insert, delete on tenant.open_orders to tezga_server;

insert into tenant.open_orders (business_id, invoice_id, issued_at)
select invoice.business_id, invoice.id, invoice.issued_at from tenant.invoices invoice
where (invoice.class = 'order' or (invoice.class = 'cash' and jsonb_array_length(invoice.payments) = 1
    and invoice.payments @> '[{"method": "COMPANY"}]'))
  and (invoice.document is null
    or (invoice.document ->> 'selfIssue' is null and invoice.document ->> 'isAdvance' = 'false'))
  and not exists (select from tenant.invoice_references about where about.business_id = invoice.business_id
    and about.invoice_id = invoice.id and about.relation <> 'sums-up')
  and not exists (select from tenant.invoice_references summary where summary.business_id = invoice.business_id
    and summary.referred_id = invoice.id and summary.relation = 'sums-up');

with recursive correction (business_id, order_id, id) as (
  select opened.business_id, opened.invoice_id, reference.invoice_id
  from tenant.open_orders opened join tenant.invoice_references reference
    on reference.business_id = opened.business_id and reference.referred_id = opened.invoice_id
    and reference.relation in ('corrects', 'cancels')
  union all
  select correction.business_id, correction.order_id, reference.invoice_id
  from correction join tenant.invoice_references reference on reference.business_id = correction.business_id
    and reference.referred_id = correction.id and reference.relation in ('corrects', 'cancels')
), corrected as (
  select business_id, order_id, sum(invoice.with_vat) as with_vat
  from correction join tenant.invoices invoice using (business_id, id) group by business_id, order_id
)
delete from tenant.open_orders opened using corrected, tenant.invoices invoice
where corrected.business_id = opened.business_id and corrected.order_id = opened.invoice_id
  and invoice.business_id = opened.business_id and invoice.id = opened.invoice_id
  and invoice.with_vat + corrected.with_vat = 0;
