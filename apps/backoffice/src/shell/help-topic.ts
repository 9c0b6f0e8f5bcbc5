import type { Phrases } from '@tezga/phrases';
import type { Session } from '../session/session-context.ts';

type Topic = keyof Phrases['help']['screens'];
type Topics = readonly (readonly [beginning: string, topic: Topic])[];

/**
 * The help topics by path prefix. A longer prefix is listed before a shorter one, because the first match
 * wins.
 */
const businessTopics: Topics = [
  ['/dashboard', 'dashboard'],
  ['/receipts/new', 'newInvoice'],
  ['/receipts/waiting', 'waiting'],
  ['/receipts/orders', 'orders'],
  ['/receipts/e-invoices', 'centralInvoices'],
  ['/receipts', 'receipts'],
  ['/wtn', 'wtn'],
  ['/sales-summary', 'reports'],
  ['/sales-by-item', 'reports'],
  ['/sales', 'sales'],
  ['/vat-report', 'reports'],
  ['/clientSales', 'reports'],
  ['/operatorSales', 'reports'],
  ['/employee-sales', 'reports'],
  ['/analyticReport', 'stockReports'],
  ['/purchases', 'purchases'],
  ['/draft-payments', 'draftPayments'],
  ['/articles', 'articles'],
  ['/category', 'category'],
  ['/customers', 'customers'],
  ['/subject_drawer', 'payments'],
  ['/external-modules/online-cash-register', 'cashRegister'],
  ['/journal', 'journal'],
  ['/settings', 'settings'],
  ['/employees', 'employees'],
  ['/roles', 'roles'],
  ['/activity', 'activity'],
  ['/accounts', 'accounts'],
  ['/shops', 'shops'],
  ['/pos', 'settings'],
  ['/epos', 'settings'],
  ['/warehouse', 'warehouse'],
  ['/account', 'account'],
];

const topics: Record<Session['area'], Topics> = {
  business: businessTopics,
  'super-admin': [
    ['/business', 'businesses'],
    ['/fleet', 'fleet'],
    ['/selfCare', 'selfCare'],
    ['/accounts', 'admins'],
    ['/roles', 'adminRoles'],
    ['/backups', 'backups'],
    ['/sa-account', 'account'],
  ],
};

/** The help text of a path in an area. */
export const helpTopic = (area: Session['area'], pathname: string): Topic =>
  topics[area].find(([beginning]) => pathname.startsWith(beginning))?.[1] ?? 'other';
