import type { Phrases } from '@tezga/phrases';

type Topic = keyof Phrases['help']['screens'];

/** By the beginning of the path; a longer beginning stands before a shorter one. */
const topics: readonly (readonly [beginning: string, topic: Topic])[] = [
  ['/dashboard', 'dashboard'],
  ['/receipts/new', 'newInvoice'],
  ['/receipts/waiting', 'waiting'],
  ['/receipts/orders', 'orders'],
  ['/receipts/e-invoices', 'centralInvoices'],
  ['/receipts', 'receipts'],
  ['/wtn', 'wtn'],
  ['/sales', 'sales'],
  ['/purchases', 'purchases'],
  ['/articles', 'articles'],
  ['/category', 'category'],
  ['/customers', 'customers'],
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

/** The help text of a path. */
export const helpTopic = (pathname: string): Topic =>
  topics.find(([beginning]) => pathname.startsWith(beginning))?.[1] ?? 'other';
