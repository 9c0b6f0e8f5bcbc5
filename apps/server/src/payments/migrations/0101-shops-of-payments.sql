-- An employee who is assigned to shops sees and pays only what belongs to these: documents by their till, payments by the till
-- or the shop at which they were made, and by the documents that they settle.

alter table tenant.payments
-- By bank: the shop of the employee who made it; null if it was someone of all shops.
add shop_id platform.record_id,
add foreign key (business_id, shop_id) references tenant.shops;

-- The till of an invoice, or where an advance was paid; null if it belongs to no shop.
create function tenant.place_of_document(wanted text) returns text
language sql stable security definer set search_path = pg_catalog as $$
  select coalesce(
    (select invoice.till_id from tenant.invoices invoice
     where invoice.business_id = tenant.current_business() and invoice.id = wanted),
    (select coalesce(payment.till_id, payment.shop_id) from tenant.payments payment
     where payment.business_id = tenant.current_business() and payment.id = wanted)
  )
$$;
revoke all on function tenant.place_of_document(text) from public;
grant execute on function tenant.place_of_document(text) to tezga_server;

call tenant.guard_place('tenant.payment_allocations', 'tenant.place_of_document(document_id)');
create policy own_places on tenant.payments as restrictive for select using (
  (select tenant.sees_every_place())
  or coalesce(till_id, shop_id) = any ((select tenant.own_places())::text[])
  or exists (
    select 1 from tenant.payment_allocations allocation
    where allocation.business_id = payments.business_id and allocation.payment_id in (payments.id, payments.reverses_id)
  )
);

-- The card by document, so that an employee of some shops sees its entries in these only.
drop table tenant.subject_entries;
create table tenant.subject_entries (
  business_id platform.record_id not null,
  side text collate "C" not null check (side in ('customer', 'supplier')),
  subject_id text collate "C" not null,
  day date not null,
  journal_id platform.record_id not null,
  currency text collate "C" not null,
  document_id platform.record_id not null,
  owed_all bigint not null,
  owed_mon bigint not null,
  primary key (business_id, side, subject_id, day, journal_id, currency, document_id),
  foreign key (business_id, journal_id) references tenant.journals
);
call tenant.guard('tenant.subject_entries');
grant select, insert on tenant.subject_entries to tezga_server;
create trigger subject_entries_are_history before update or delete or truncate on tenant.subject_entries
for each statement execute function platform.refuse_change();

insert into tenant.subject_entries (business_id, side, subject_id, day, journal_id, currency, document_id, owed_all, owed_mon)
select business_id, side, subject_id, day, journal_id, currency, document_id, sum(owed_all), sum(owed_mon)
from (
  select business_id, case when account_path ~ '^4:(40:401|41:418):' then 'supplier' else 'customer' end as side,
    split_part(account_path, ':', 4) as subject_id, split_part(account_path, ':', 5) as document_id, journal_id, day, currency,
    (debit - credit) * case when account_path ~ '^4:(40:401|41:418):' then -1 else 1 end as owed_all,
    (debit_mon - credit_mon) * case when account_path ~ '^4:(40:401|41:418):' then -1 else 1 end as owed_mon
  from tenant.journal_lines
  where account_path ~ '^4:(41:411|40:401|40:409|41:418):[^:]+:[^:]+$'
) change
group by business_id, side, subject_id, day, journal_id, currency, document_id;
