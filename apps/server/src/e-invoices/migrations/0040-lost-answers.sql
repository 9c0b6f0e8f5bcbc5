-- From when on the central platform may have an e-invoice of which we did not hear: an answer that was lost is looked for
-- since then. Kept before it is sent for the first time, and never changed.
alter table tenant.e_invoices add column first_sent_at timestamptz;
-- Nobody noted it of those that are open, and none was sent before it was issued.
update tenant.e_invoices set first_sent_at = issued_at where state in ('pending', 'error');
grant update (first_sent_at) on tenant.e_invoices to tezga_server;

-- Of what the business answered the last stands.
grant update (status, at, by_id) on tenant.e_invoice_answers to tezga_server;
