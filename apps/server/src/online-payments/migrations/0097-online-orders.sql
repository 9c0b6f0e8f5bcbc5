-- How a draft is paid at the provider of online payments, and the invoice that the platform issues for it.
alter table tenant.payment_drafts
-- The provider knows a repeated request by it: it changes only when an order can no longer be paid.
add order_attempt smallint not null default 1 check (order_attempt > 0),
-- The one order by which the draft may be paid now.
add order_id text collate "C",
add capture_id text collate "C",
add invoice_number text,
add constraint payment_drafts_captured check ((paid_at is null) = (capture_id is null));
create unique index payment_drafts_order on tenant.payment_drafts (business_id, order_id) where order_id is not null;
