-- Few invoices are advances, and whoever supplies what they were for looks them up by who paid.
create index invoices_advances on tenant.invoices (business_id, buyer_id_number, issued_at desc, id desc)
where document ->> 'isAdvance' = 'true';
