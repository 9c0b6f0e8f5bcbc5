-- ONLINE: the provider of online payments took the money.
alter table tenant.payments
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('ACCOUNT', 'BANKNOTE', 'CREDIT', 'ONLINE'));
