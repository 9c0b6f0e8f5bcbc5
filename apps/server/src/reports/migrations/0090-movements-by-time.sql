-- The reports of the warehouse read the movements of a period.
create index stock_movements_by_time on tenant.stock_movements (business_id, at)
include (article_id, shop_id, quantity, value);
