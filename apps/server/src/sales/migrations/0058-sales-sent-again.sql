-- Hash of all that was sent for the invoice. A request with the same sale_id and another hash is refused.
-- Null for invoices from before the hash was saved, and for those that no request named by a sale_id.
alter table tenant.invoices add column fingerprint bytea check (length(fingerprint) = 32);
