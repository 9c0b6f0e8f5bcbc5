import { accounting } from './sq/accounting.ts';
import { accounts } from './sq/accounts.ts';
import { activity } from './sq/activity.ts';
import { adminRoles } from './sq/adminRoles.ts';
import { admins } from './sq/admins.ts';
import { alerts } from './sq/alerts.ts';
import { arrival } from './sq/arrival.ts';
import { articles } from './sq/articles.ts';
import { backups } from './sq/backups.ts';
import { businesses } from './sq/businesses.ts';
import { businessPage } from './sq/businessPage.ts';
import { cashRegister } from './sq/cashRegister.ts';
import { categories } from './sq/categories.ts';
import { certificates } from './sq/certificates.ts';
import { clientCredit } from './sq/clientCredit.ts';
import { contracts } from './sq/contracts.ts';
import { currencies } from './sq/currencies.ts';
import { customers } from './sq/customers.ts';
import { dashboard } from './sq/dashboard.ts';
import { deadlines } from './sq/deadlines.ts';
import { devices } from './sq/devices.ts';
import { eInvoices } from './sq/eInvoices.ts';
import { employees } from './sq/employees.ts';
import { faults } from './sq/faults.ts';
import { first } from './sq/first.ts';
import { fleet } from './sq/fleet.ts';
import { help } from './sq/help.ts';
import { imports } from './sq/imports.ts';
import { localStore } from './sq/localStore.ts';
import { managedPeople } from './sq/managedPeople.ts';
import { mending } from './sq/mending.ts';
import { messages } from './sq/messages.ts';
import { names } from './sq/names.ts';
import { correction } from './sq/correction.ts';
import { newInvoice } from './sq/newInvoice.ts';
import { onlinePayments } from './sq/onlinePayments.ts';
import { orders } from './sq/orders.ts';
import { payments } from './sq/payments.ts';
import { people } from './sq/people.ts';
import { pictures } from './sq/pictures.ts';
import { print } from './sq/print.ts';
import { purchases } from './sq/purchases.ts';
import { refusals } from './sq/refusals.ts';
import { refusalsNaming } from './sq/refusalsNaming.ts';
import { reports } from './sq/reports.ts';
import { retracting } from './sq/retracting.ts';
import { roles } from './sq/roles.ts';
import { sales } from './sq/sales.ts';
import { selfCare } from './sq/selfCare.ts';
import { settings } from './sq/settings.ts';
import { shops } from './sq/shops.ts';
import { simCards } from './sq/simCards.ts';
import { table } from './sq/table.ts';
import { tills } from './sq/tills.ts';
import { units } from './sq/units.ts';
import { upkeep } from './sq/upkeep.ts';
import { verification } from './sq/verification.ts';
import { warehouse } from './sq/warehouse.ts';
import { wtn } from './sq/wtn.ts';

export const sq = {
  ...first,
  accounting,
  accounts,
  activity,
  adminRoles,
  admins,
  alerts,
  arrival,
  articles,
  backups,
  businesses,
  businessPage,
  cashRegister,
  categories,
  certificates,
  clientCredit,
  contracts,
  currencies,
  customers,
  dashboard,
  deadlines,
  devices,
  eInvoices,
  employees,
  faults,
  fleet,
  help,
  imports,
  localStore,
  managedPeople,
  mending,
  messages,
  names,
  correction,
  newInvoice,
  onlinePayments,
  orders,
  payments,
  people,
  pictures,
  print,
  purchases,
  refusals,
  refusalsNaming,
  reports,
  retracting,
  roles,
  sales,
  selfCare,
  settings,
  shops,
  simCards,
  table,
  tills,
  units,
  upkeep,
  verification,
  warehouse,
  wtn,
};
