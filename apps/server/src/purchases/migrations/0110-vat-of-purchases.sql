-- Whether the business deducts the VAT of the purchase; null until it is set: it does.
alter table tenant.purchases add column is_vat_deductible boolean;
