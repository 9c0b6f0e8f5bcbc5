create unique index shops_name on tenant.shops (business_id, lower(name));
create unique index shops_business_unit on tenant.shops (business_id, business_unit_code) where business_unit_code <> '';
