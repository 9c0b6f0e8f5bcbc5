import { access } from './en/access.ts';
import { accounting } from './en/accounting.ts';
import { accounts } from './en/accounts.ts';
import { activity } from './en/activity.ts';
import { adminRoles } from './en/adminRoles.ts';
import { admins } from './en/admins.ts';
import { alerts } from './en/alerts.ts';
import { arrival } from './en/arrival.ts';
import { articles } from './en/articles.ts';
import { backups } from './en/backups.ts';
import { businesses } from './en/businesses.ts';
import { businessPage } from './en/businessPage.ts';
import { cashRegister } from './en/cashRegister.ts';
import { categories } from './en/categories.ts';
import { certificates } from './en/certificates.ts';
import { clientCredit } from './en/clientCredit.ts';
import { contracts } from './en/contracts.ts';
import { currencies } from './en/currencies.ts';
import { customers } from './en/customers.ts';
import { dashboard } from './en/dashboard.ts';
import { deadlines } from './en/deadlines.ts';
import { devices } from './en/devices.ts';
import { eInvoices } from './en/eInvoices.ts';
import { employees } from './en/employees.ts';
import { fallbacks } from './en/fallbacks.ts';
import { faults } from './en/faults.ts';
import { fieldLimits, fields } from './en/fields.ts';
import { http } from './en/http.ts';
import { fleet } from './en/fleet.ts';
import { help } from './en/help.ts';
import { imports } from './en/imports.ts';
import { localStore } from './en/localStore.ts';
import { managedPeople } from './en/managedPeople.ts';
import { mending } from './en/mending.ts';
import { messages } from './en/messages.ts';
import { names } from './en/names.ts';
import { correction } from './en/correction.ts';
import { newInvoice } from './en/newInvoice.ts';
import { onlinePayments } from './en/onlinePayments.ts';
import { orders } from './en/orders.ts';
import { payments } from './en/payments.ts';
import { people } from './en/people.ts';
import { pictures } from './en/pictures.ts';
import { print } from './en/print.ts';
import { purchases } from './en/purchases.ts';
import { refusals } from './en/refusals.ts';
import { refusalsNaming } from './en/refusalsNaming.ts';
import { reports } from './en/reports.ts';
import { retracting } from './en/retracting.ts';
import { roles } from './en/roles.ts';
import { sales } from './en/sales.ts';
import { selfCare } from './en/selfCare.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { shops } from './en/shops.ts';
import { simCards } from './en/simCards.ts';
import { table } from './en/table.ts';
import { tills } from './en/tills.ts';
import { ui } from './en/ui.ts';
import { units } from './en/units.ts';
import { upkeep } from './en/upkeep.ts';
import { verification } from './en/verification.ts';
import { warehouse } from './en/warehouse.ts';
import { wtn } from './en/wtn.ts';
import type { Phrases } from './phrases.ts';

export const en: Phrases = {
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
