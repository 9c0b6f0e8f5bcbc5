-- The fields that an edit changed, as a list of {field, before, after}; null for all other calls.
alter table tenant.activity add changes jsonb;
