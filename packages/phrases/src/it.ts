import { access } from './it/access.ts';
import { accounting } from './it/accounting.ts';
import { accounts } from './it/accounts.ts';
import { activity } from './it/activity.ts';
import { adminRoles } from './it/adminRoles.ts';
import { admins } from './it/admins.ts';
import { alerts } from './it/alerts.ts';
import { arrival } from './it/arrival.ts';
import { articles } from './it/articles.ts';
import { backups } from './it/backups.ts';
import { businesses } from './it/businesses.ts';
import { businessPage } from './it/businessPage.ts';
import { cashRegister } from './it/cashRegister.ts';
import { categories } from './it/categories.ts';
import { certificates } from './it/certificates.ts';
import { clientCredit } from './it/clientCredit.ts';
import { contracts } from './it/contracts.ts';
import { currencies } from './it/currencies.ts';
import { customers } from './it/customers.ts';
import { dashboard } from './it/dashboard.ts';
import { deadlines } from './it/deadlines.ts';
import { devices } from './it/devices.ts';
import { eInvoices } from './it/eInvoices.ts';
import { employees } from './it/employees.ts';
import { fallbacks } from './it/fallbacks.ts';
import { faults } from './it/faults.ts';
import { fieldLimits, fields } from './it/fields.ts';
import { http } from './it/http.ts';
import { fleet } from './it/fleet.ts';
import { help } from './it/help.ts';
import { imports } from './it/imports.ts';
import { localStore } from './it/localStore.ts';
import { managedPeople } from './it/managedPeople.ts';
import { mending } from './it/mending.ts';
import { messages } from './it/messages.ts';
import { names } from './it/names.ts';
import { correction } from './it/correction.ts';
import { newInvoice } from './it/newInvoice.ts';
import { onlinePayments } from './it/onlinePayments.ts';
import { orders } from './it/orders.ts';
import { payments } from './it/payments.ts';
import { people } from './it/people.ts';
import { pictures } from './it/pictures.ts';
import { print } from './it/print.ts';
import { purchases } from './it/purchases.ts';
import { refusals } from './it/refusals.ts';
import { refusalsNaming } from './it/refusalsNaming.ts';
import { reports } from './it/reports.ts';
import { retracting } from './it/retracting.ts';
import { roles } from './it/roles.ts';
import { sales } from './it/sales.ts';
import { selfCare } from './it/selfCare.ts';
import { settings } from './it/settings.ts';
import { shell } from './it/shell.ts';
import { shops } from './it/shops.ts';
import { simCards } from './it/simCards.ts';
import { table } from './it/table.ts';
import { tills } from './it/tills.ts';
import { ui } from './it/ui.ts';
import { units } from './it/units.ts';
import { upkeep } from './it/upkeep.ts';
import { verification } from './it/verification.ts';
import { warehouse } from './it/warehouse.ts';
import { wtn } from './it/wtn.ts';
import type { Phrases } from './phrases.ts';

export const it: Phrases = {
  access,
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
  fallbacks,
  faults,
  fieldLimits,
  fields,
  http,
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
  shell,
  shops,
  simCards,
  table,
  tills,
  ui,
  units,
  upkeep,
  verification,
  warehouse,
  wtn,
};
