alter table tenant.warehouse_documents
-- Of an adjustment: the transfer whose goods were not received as sent.
add transfer_id platform.record_id,
add foreign key (business_id, transfer_id) references tenant.warehouse_documents;
create unique index warehouse_documents_of_transfer on tenant.warehouse_documents (business_id, transfer_id)
where transfer_id is not null;
