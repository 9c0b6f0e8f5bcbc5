import { accounting } from './accounting.ts';
import { accounts } from './accounts.ts';
import { activity } from './activity.ts';
import { adminRoles } from './admin-roles.ts';
import { admins } from './admins.ts';
import { articles } from './articles.ts';
import { backups } from './backups.ts';
import { businesses } from './businesses.ts';
import { cashRegister } from './cash-register.ts';
import { categories } from './categories.ts';
import { certificates } from './certificates.ts';
import { clientCredit } from './settings/client-credit.ts';
import { contracts } from './contracts.ts';
import { currencies } from './currencies.ts';
import { customers } from './customers.ts';
import { dashboard } from './dashboard.ts';
import { demo } from './demo.ts';
import { devices } from './devices/devices.ts';
import { eInvoices } from './e-invoices.ts';
import { employees } from './employees.ts';
import { firstStart } from './first-start.ts';
import { fleet } from './devices/fleet.ts';
import { imports } from './imports.ts';
import { messages } from './messages.ts';
import { managedBusinesses } from './managed-businesses.ts';
import { payments } from './payments.ts';
import { onlinePayments } from './online-payments.ts';
import { people } from './people.ts';
import { purchases } from './purchases.ts';
import { reports } from './reports/reports.ts';
import { roles } from './roles.ts';
import type { Route } from './call/route.ts';
import { access } from './access.ts';
import { sales } from './sales/sales.ts';
import { secondFactor } from './second-factor.ts';
import { selfCare } from './self-care.ts';
import { settings } from './settings/settings.ts';
import { shops } from './shops.ts';
import { simCards } from './devices/sim-cards.ts';
import { tills } from './tills.ts';
import { units } from './units.ts';
import { upkeep } from './upkeep.ts';
import { verification } from './verification.ts';
import { views } from './views.ts';
import { warehouse } from './warehouse/warehouse.ts';
import { wtn } from './wtn.ts';

/** Every call of the product, grouped by capability. */
export const contract = {
  access,
  firstStart,
  secondFactor,
  verification,
  people,
  admins,
  adminRoles,
  roles,
  employees,
  contracts,
  messages,
  businesses,
  managedBusinesses,
  settings,
  certificates,
  selfCare,
  shops,
  tills,
  devices,
  simCards,
  fleet,
  cashRegister,
  sales,
  eInvoices,
  wtn,
  purchases,
  payments,
  onlinePayments,
  dashboard,
  reports,
  units,
  currencies,
  accounts,
  accounting,
  categories,
  articles,
  warehouse,
  customers,
  clientCredit,
  imports,
  activity,
  backups,
  views,
  upkeep,
  demo,
};
export type Contract = typeof contract;

/** The full name of a call, such as views.add, as the activity log and the metrics use it. */
export type CallName = {
  [Capability in keyof Contract]: `${Capability}.${keyof Contract[Capability] & string}`;
}[keyof Contract];

export interface NamedRoute {
  readonly name: CallName;
  readonly route: Route;
}

export function allRoutes(): NamedRoute[] {
  return Object.entries(contract).flatMap(([capability, routes]) =>
    Object.entries(routes).map(([call, route]) => ({ name: `${capability}.${call}` as CallName, route })),
  );
}
