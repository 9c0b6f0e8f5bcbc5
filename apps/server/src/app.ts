import { allRoutes, type Contract } from '@tezga/contract';
import { accessHandlers, forgetOldSessions } from './access/index.ts';
import { accountingHandlers } from './accounting/index.ts';
import { accountsHandlers } from './accounts/index.ts';
import { activityHandlers } from './activity/index.ts';
import { adminRolesHandlers } from './admin-roles/index.ts';
import { adminsHandlers } from './admins/index.ts';
import { articlesHandlers } from './articles/index.ts';
import { backupsHandlers, nightlyBackup, takeBackupTask, takeByJob } from './backups/index.ts';
import { businessesHandlers } from './businesses/index.ts';
import { cashRegisterHandlers, drawerMovementKind, drawerMovementKindName } from './cash-register/index.ts';
import { categoriesHandlers } from './categories/index.ts';
import { certificatesHandlers, resealKeys } from './certificates/index.ts';
import { clientCreditHandlers } from './client-credit/index.ts';
import { contractsHandlers } from './contracts/index.ts';
import { currenciesHandlers } from './currencies/index.ts';
import { customersHandlers } from './customers/index.ts';
import { dashboardHandlers } from './dashboard/index.ts';
import { devicesHandlers } from './devices/index.ts';
import { demoHandlers, pastSalesTask, supplyDemo, supplyDemoTask, writePastSales } from './demo/index.ts';
import {
  eInvoicesHandlers,
  follow,
  followAll,
  followTask,
  deleteUnusedFiles,
  register,
  registerOverdue,
  registerTask,
} from './e-invoices/index.ts';
import { employeesHandlers } from './employees/index.ts';
import { firstStartHandlers } from './first-start/index.ts';
import {
  deliver,
  deliverOverdue,
  deliverTask,
  type FiscalKind,
  type FiscalKinds,
} from './fiscalization/index.ts';
import { fleetHandlers } from './fleet/index.ts';
import { deleteOldImports, importsHandlers } from './imports/index.ts';
import { forgetOldMessages, messagesHandlers, sendMessage } from './messages/index.ts';
import { managedBusinessesHandlers } from './managed-businesses/index.ts';
import {
  invoiceTask,
  issueInvoice,
  onlinePaymentsHandlers,
  settleByJob,
  settleTask,
} from './online-payments/index.ts';
import { paymentsHandlers } from './payments/index.ts';
import { peopleHandlers } from './people/index.ts';
import type { Handlers } from './platform/http/context.ts';
import type { AnyHandler } from './platform/http/call.ts';
import type { ServedCall } from './platform/http/register-calls.ts';
import { forgetOldReplies } from './platform/jobs/forget-old-replies.ts';
import type { JobBook } from './platform/jobs/worker.ts';
import { resealKeyCheck } from './platform/secrets/key-check.ts';
import {
  answerPurchases,
  fetchAllPurchases,
  fetchPurchases,
  fetchPurchasesTask,
  purchasesHandlers,
} from './purchases/index.ts';
import { reportsHandlers, sendDueReports, sendScheduled, sendScheduledTask } from './reports/index.ts';
import { rolesHandlers } from './roles/index.ts';
import { invoiceDocumentKind, invoiceKind, salesHandlers } from './sales/index.ts';
import { selfCareHandlers } from './self-care/index.ts';
import { resealSecrets, secondFactorHandlers } from './second-factor/index.ts';
import { resealCredentials, settingsHandlers } from './settings/index.ts';
import { shopsHandlers } from './shops/index.ts';
import { simCardsHandlers } from './sim-cards/index.ts';
import { tillsHandlers } from './tills/index.ts';
import { unitsHandlers } from './units/index.ts';
import { upkeepHandlers } from './upkeep/index.ts';
import { forgetExpiredCodes, sendReset, verificationHandlers } from './verification/index.ts';
import { viewsHandlers } from './views/index.ts';
import { warehouseHandlers } from './warehouse/index.ts';
import { noteKind, wtnHandlers } from './wtn/index.ts';

/** All capabilities of the server. If a call of the contract has no handler, this does not compile. */
export const handlers: { readonly [Capability in keyof Contract]: Handlers<Contract[Capability]> } = {
  access: accessHandlers,
  firstStart: firstStartHandlers,
  secondFactor: secondFactorHandlers,
  verification: verificationHandlers,
  people: peopleHandlers,
  admins: adminsHandlers,
  adminRoles: adminRolesHandlers,
  roles: rolesHandlers,
  employees: employeesHandlers,
  contracts: contractsHandlers,
  messages: messagesHandlers,
  businesses: businessesHandlers,
  managedBusinesses: managedBusinessesHandlers,
  settings: settingsHandlers,
  certificates: certificatesHandlers,
  selfCare: selfCareHandlers,
  shops: shopsHandlers,
  tills: tillsHandlers,
  devices: devicesHandlers,
  simCards: simCardsHandlers,
  fleet: fleetHandlers,
  cashRegister: cashRegisterHandlers,
  sales: salesHandlers,
  eInvoices: { ...eInvoicesHandlers, setStatus: answerPurchases },
  wtn: wtnHandlers,
  purchases: purchasesHandlers,
  payments: paymentsHandlers,
  onlinePayments: onlinePaymentsHandlers,
  dashboard: dashboardHandlers,
  reports: reportsHandlers,
  units: unitsHandlers,
  currencies: currenciesHandlers,
  accounts: accountsHandlers,
  accounting: accountingHandlers,
  categories: categoriesHandlers,
  articles: articlesHandlers,
  warehouse: warehouseHandlers,
  customers: customersHandlers,
  clientCredit: clientCreditHandlers,
  imports: importsHandlers,
  activity: activityHandlers,
  backups: backupsHandlers,
  views: viewsHandlers,
  upkeep: upkeepHandlers,
  demo: demoHandlers,
};

/** Every kind of document that the server submits to the tax authority. */
const fiscalKinds: FiscalKinds = new Map<string, FiscalKind>([
  [drawerMovementKindName, drawerMovementKind],
  [invoiceDocumentKind, invoiceKind],
  [noteKind.name, noteKind],
]);

/** The background jobs, and the timetable of the scheduled ones. */
export const jobBook: JobBook = {
  jobs: {
    'access:forgetOldSessions': forgetOldSessions,
    [takeBackupTask]: takeByJob,
    'certificates:resealKeys': resealKeys,
    [pastSalesTask]: writePastSales,
    [supplyDemoTask]: supplyDemo,
    [deliverTask]: deliver(fiscalKinds),
    'fiscalization:deliverOverdue': deliverOverdue,
    [registerTask]: register,
    'e-invoices:registerOverdue': registerOverdue,
    [followTask]: follow,
    'e-invoices:followAll': followAll,
    'e-invoices:forgetUnusedFiles': deleteUnusedFiles,
    'imports:forgetOld': deleteOldImports,
    'messages:send': sendMessage,
    'messages:forgetOld': forgetOldMessages,
    [settleTask]: settleByJob,
    [invoiceTask]: issueInvoice,
    'platform:forgetOldReplies': forgetOldReplies,
    'platform:resealKeyCheck': resealKeyCheck,
    // Runs every minute, so that the server notices a jump of its clock before the next sale, and soon notices that the
    // clock is correct again.
    'platform:measureClock': (_payload, { taxAuthority }) => taxAuthority.measureClock(),
    [fetchPurchasesTask]: fetchPurchases,
    'purchases:fetchAll': fetchAllPurchases,
    'reports:sendDue': sendDueReports,
    [sendScheduledTask]: sendScheduled,
    'second-factor:resealSecrets': resealSecrets,
    'settings:resealCredentials': resealCredentials,
    'verification:sendReset': sendReset,
    'verification:forgetExpired': forgetExpiredCodes,
  },
  urgent: [deliverTask, 'fiscalization:deliverOverdue'],
  awaited: [
    settleTask,
    invoiceTask,
    registerTask,
    'e-invoices:registerOverdue',
    'messages:send',
    'verification:sendReset',
  ],
  timetable: [
    { at: '* * * * *', task: 'fiscalization:deliverOverdue' },
    { at: '* * * * *', task: 'e-invoices:registerOverdue' },
    { at: '* * * * *', task: 'platform:measureClock' },
    { at: '*/15 * * * *', task: 'e-invoices:followAll' },
    { at: '40 2 * * *', task: 'e-invoices:forgetUnusedFiles' },
    { at: '*/5 * * * *', task: 'purchases:fetchAll' },
    { at: '*/5 * * * *', task: 'reports:sendDue' },
    { at: nightlyBackup, task: takeBackupTask },
    { at: '15 2 * * *', task: 'access:forgetOldSessions' },
    { at: '30 2 * * *', task: 'platform:forgetOldReplies' },
    { at: '45 2 * * *', task: 'messages:forgetOld' },
    { at: '50 2 * * *', task: 'verification:forgetExpired' },
    { at: '55 2 * * *', task: 'imports:forgetOld' },
    { at: '5 3 * * *', task: 'certificates:resealKeys' },
    { at: '10 3 * * *', task: 'settings:resealCredentials' },
    { at: '15 3 * * *', task: 'second-factor:resealSecrets' },
    // Last, because the older key is needed until all other secrets are encrypted with the new key.
    { at: '30 3 * * *', task: 'platform:resealKeyCheck' },
  ],
};

const handlerByName = new Map<string, AnyHandler>(
  Object.entries(handlers).flatMap(([capability, calls]) =>
    Object.entries(calls).map(([call, handler]) => [`${capability}.${call}`, handler as AnyHandler] as const),
  ),
);

export function servedCalls(): ServedCall[] {
  return allRoutes().map((named) => {
    const handler = handlerByName.get(named.name);
    if (handler === undefined) throw new Error(`${named.name} has no handler`);
    return { named, handler };
  });
}
