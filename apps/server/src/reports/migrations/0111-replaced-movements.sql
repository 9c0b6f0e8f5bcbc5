-- The reports of the warehouse leave out replaced documents, which are few; without the index they read all movements.
create index stock_movements_replaced on tenant.stock_movements (business_id, document_kind, document_id)
where reason = 'replaced';
