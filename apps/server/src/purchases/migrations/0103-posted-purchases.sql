-- What a purchase needs to be posted to the journal.
alter table tenant.purchases
  -- What was bought, which decides the account; null: goods.
  add column bought_as text collate "C" check (bought_as in (
    'goods', 'consumption', 'rent', 'repairs', 'insurance', 'services', 'advertising', 'telecommunication', 'transport',
    'bank-fees', 'gifts', 'other'
  )),
  -- A warehouse entry received its goods, so they stay goods.
  add column is_received boolean not null default false,
  -- The business issued the invoice itself, in place of the supplier.
  add column is_self_issued boolean not null default false,
  -- The shop whose safe paid an invoice in cash.
  add column safe_id platform.record_id;

update tenant.purchases purchase set
  is_received = exists (
    select 1 from tenant.warehouse_documents document
    where document.business_id = purchase.business_id and document.purchase_id = purchase.id
      and document.reason = 'goods-received'
  ),
  is_self_issued = exists (
    select 1 from tenant.invoices invoice
    where invoice.business_id = purchase.business_id and invoice.iic = purchase.iic
  ),
  safe_id = (select min(shop.id) from tenant.shops shop where shop.business_id = purchase.business_id);
update tenant.purchases set bought_as = 'goods' where is_received;
