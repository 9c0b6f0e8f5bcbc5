-- When the document was first on its way to the tax authority; null until then, and for what was sent before it was kept.
alter table tenant.fiscal_documents add first_sent_at timestamptz;
-- What waits has been on its way, or may have been.
update tenant.fiscal_documents set first_sent_at = coalesce(last_failed_at, made_at)
where status <> 'fiscalized' and attempts > 0;
grant update (first_sent_at) on tenant.fiscal_documents to tezga_server;
