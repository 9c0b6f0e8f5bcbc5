-- The roles of admins are edited by admins: version, deletion, and names that are unique among those that are not deleted.
alter table platform.admin_roles
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column deleted_at timestamptz;
create index admins_role on platform.admins (role_id);

-- Earlier roles were inserted by hand, so two may have one name.
update platform.admin_roles set description = description || ' ' || id
  where id in (
    select id from (
      select id, row_number() over (partition by lower(description) order by id) as place from platform.admin_roles
    ) as named where place > 1
  );
create unique index admin_roles_name on platform.admin_roles (lower(description)) where deleted_at is null;

-- One role for each role code, so that an installation without the demonstration has roles to give. Codes that are
-- there already stay as they are. A missing area means no right; root has every right by its code.
insert into platform.admin_roles (id, code, description, permissions)
select substr(md5('admin role ' || code), 1, 24), code,
  case when exists (select 1 from platform.admin_roles other where lower(other.description) = lower(named.description))
    then named.description || ' (' || code || ')' else named.description end,
  jsonb_build_object('backofficePermissions', '{}'::jsonb, 'saPermissions', levels::jsonb)
from (values
  ('SA', 'Super-admin', '{"businesses": "readWrite", "instalimet": "readWrite", "monitoring": "readWrite",
    "reconciliationInvoices": "readWrite", "reconciliations": "readWrite", "usersManagement": "readWrite",
    "bulletin": "readWrite", "subscriptionsActivation": "readWrite", "easyBooksSales": "readWrite",
    "easyBooksPurchases": "readWrite", "easyBooksCustomers": "readWrite", "easyBooksSuppliers": "readWrite",
    "easyBooksStatements": "readWrite", "easyBooksCashAndBank": "readWrite",
    "easyBooksAccountingSheets": "readWrite"}'),
  ('root', 'Root', '{}'),
  ('RS', 'Shitës', '{"businesses": "readWrite", "instalimet": "readWrite", "monitoring": "read",
    "subscriptionsActivation": "read"}'),
  ('SAE', 'Punonjës i platformës', '{"businesses": "readWrite", "instalimet": "readWrite", "monitoring": "readWrite",
    "reconciliationInvoices": "readWrite", "reconciliations": "read", "bulletin": "readWrite",
    "subscriptionsActivation": "readWrite"}'),
  ('SAE2', 'Punonjës pa aktivizim', '{"businesses": "readWrite", "instalimet": "readWrite", "monitoring": "read",
    "reconciliationInvoices": "read", "bulletin": "read", "subscriptionsActivation": "read"}'),
  ('SAE0', 'Punonjës në terren', '{"businesses": "read", "instalimet": "readWrite", "monitoring": "read"}'),
  ('CSA', 'Mbështetja e klientëve', '{"businesses": "readWrite", "instalimet": "read", "monitoring": "read",
    "bulletin": "read", "subscriptionsActivation": "read"}'),
  ('FSA', 'Financa', '{"businesses": "read", "monitoring": "read", "reconciliationInvoices": "readWrite",
    "reconciliations": "readWrite", "easyBooksSales": "readWrite", "easyBooksPurchases": "readWrite",
    "easyBooksCustomers": "readWrite", "easyBooksSuppliers": "readWrite", "easyBooksStatements": "readWrite",
    "easyBooksCashAndBank": "readWrite", "easyBooksAccountingSheets": "readWrite"}'),
  ('VIEW', 'Vetëm shikim', '{"businesses": "read", "instalimet": "read", "monitoring": "read",
    "reconciliationInvoices": "read", "reconciliations": "read", "usersManagement": "read", "bulletin": "read",
    "subscriptionsActivation": "read", "easyBooksSales": "read", "easyBooksPurchases": "read",
    "easyBooksCustomers": "read", "easyBooksSuppliers": "read", "easyBooksStatements": "read",
    "easyBooksCashAndBank": "read", "easyBooksAccountingSheets": "read"}'),
  ('NONE', 'Pa leje', '{}')
) as named (code, description, levels)
where not exists (select 1 from platform.admin_roles other where other.code = named.code);
create unique index admin_roles_root on platform.admin_roles (code) where code = 'root';
