alter table tenant.warehouse_documents drop constraint warehouse_documents_kind_check;
alter table tenant.warehouse_documents add constraint warehouse_documents_kind_check
check (kind in ('entry', 'exit', 'transfer', 'adjustment', 'production', 'cost-adjustment'));
-- Of an adjustment the change of the value of the stock.
alter table tenant.warehouse_documents drop constraint warehouse_documents_value_check;
alter table tenant.warehouse_documents add constraint warehouse_documents_value_check
check (value >= 0 or kind in ('adjustment', 'cost-adjustment'));

-- Lines of an adjustment and of a production have the sign of the change of the stock; a cost adjustment has none.
alter table tenant.warehouse_document_lines drop constraint warehouse_document_lines_quantity_check;
