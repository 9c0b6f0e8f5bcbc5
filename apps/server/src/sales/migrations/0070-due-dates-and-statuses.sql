-- Lists filter by the day on which payment is due, and by the status of an e-invoice. Most invoices have neither, so both
-- indexes are small; without them a filter that few invoices match would read all of them.
create index invoices_due on tenant.invoices (business_id, pay_deadline) where pay_deadline is not null;
create index e_invoices_of_status on tenant.e_invoices (business_id, status, invoice_id) where status is not null;
