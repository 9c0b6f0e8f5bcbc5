-- The newest invoices of all open businesses of one admin. Each business gives at most as many as are asked for, from its
-- own index; the caller checks whose businesses a person may see.
create function platform.newest_invoices_of_admin(admin text, taken integer) returns table (
  business_id text, business_name text, nipt text, id text, number_text text, issued_at timestamptz, buyer_name text,
  with_vat bigint, currency text, exchange_rate numeric, status text)
language sql stable security definer set search_path = pg_catalog as $$
  select business.id, business.name, business.nipt, newest.id, newest.number_text, newest.issued_at, newest.buyer_name,
    newest.with_vat, newest.currency, newest.exchange_rate, document.status
  from platform.businesses business
  cross join lateral (
    select invoice.id, invoice.number_text, invoice.issued_at, invoice.buyer_name, invoice.with_vat, invoice.currency,
      invoice.exchange_rate
    from tenant.invoices invoice where invoice.business_id = business.id
    order by invoice.issued_at desc, invoice.id desc limit taken
  ) newest
  join tenant.fiscal_documents document on document.business_id = business.id and document.id = newest.id
  where business.admin_id = admin and business.deleted_at is null
  order by newest.issued_at desc, newest.id desc limit taken
$$;
revoke all on function platform.newest_invoices_of_admin(text, integer) from public;
grant execute on function platform.newest_invoices_of_admin(text, integer) to tezga_server;
