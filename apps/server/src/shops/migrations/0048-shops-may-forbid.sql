-- Null where a shop does as its business does. Until now nobody could say no for one shop, so no meant that.
alter table tenant.shops
alter column allow_negative_stock drop default,
alter column allow_negative_stock drop not null;
update tenant.shops set allow_negative_stock = null where not allow_negative_stock;
