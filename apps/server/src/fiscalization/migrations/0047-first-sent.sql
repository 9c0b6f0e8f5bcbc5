-- When the document was first on its way to the tax authority; null until then, and for what was sent before it was kept.
alter table tenant.fiscal_documents add first_sent_at timestamptz;
grant update (first_sent_at) on tenant.fiscal_documents to tezga_server;
