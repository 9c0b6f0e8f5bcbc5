-- When a document that the tax authority refused left the books; what undoes it has the same. Neither is told any more.
alter table tenant.fiscal_documents
add retracted_at timestamptz,
add constraint retracted_while_refused check (retracted_at is null or status = 'error');
grant update (retracted_at) on tenant.fiscal_documents to tezga_server;
