-- The best are listed of any ten days that follow each other; the last parts of months, which were of other lengths, are
-- read no more.
delete from tenant.sale_tops where last_day - first_day in (7, 8, 10);
