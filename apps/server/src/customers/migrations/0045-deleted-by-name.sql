-- Invoices are looked for by the names of deleted customers too.
create index customers_deleted_by_name on tenant.customers (business_id, name, id)
where deleted_at is not null and not is_undone;
