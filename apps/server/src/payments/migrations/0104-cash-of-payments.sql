-- The part of the worth that was banknotes, so that the limits of cash count advances in cash that pay a document. What a credit
-- gives to a document is negative at the credit.
alter table tenant.payment_allocations add cash_all bigint not null default 0;
alter table tenant.payment_allocations disable trigger payment_allocations_are_history;
update tenant.payment_allocations allocation set cash_all = allocation.worth_all
from tenant.payments payment
where payment.business_id = allocation.business_id and payment.id = allocation.payment_id and payment.method = 'BANKNOTE';
alter table tenant.payment_allocations enable trigger payment_allocations_are_history;
