-- The adjustment of a stocktake has a line for every difference; documents that people enter keep the limit of their call.
alter table tenant.warehouse_documents drop constraint warehouse_documents_line_count_check;
alter table tenant.warehouse_documents add constraint warehouse_documents_line_count_check check (line_count > 0);
