import { baseCurrency } from '../reference/currencies.ts';

/** The accounts that sales, stock and drawers are posted to, by their path in the national chart of accounts. */
export const chartAccounts = {
  goods: '3:35:351',
  ownProducts: '3:34:342',
  /** Goods that left a shop and have not arrived in another. */
  goodsInTransit: '3:37:375',
  suppliers: '4:40:401',
  /** Goods that were received before their invoice, or invoiced before they were received. */
  goodsNotInvoiced: '4:40:408',
  advancesReceived: '4:40:409',
  customers: '4:41:411',
  advancesGiven: '4:41:418',
  wages: '4:42:421',
  employeeAdvances: '4:42:423',
  inputVat: '4:44:445:4456',
  outputVat: '4:44:445:4457',
  inTransit: '5:51:511:5111',
  inTransitForeign: '5:51:511:5114',
  bank: '5:51:512:5121',
  bankForeign: '5:51:512:5124',
  cash: '5:53:531:5311',
  cashForeign: '5:53:531:5314',
  vouchers: '5:53:532:5328',
  internalTransfers: '5:58:581',
  costOfGoods: '6:60:605',
  consumption: '6:60:608',
  rent: '6:61:613',
  repairs: '6:61:615',
  insurance: '6:61:616',
  services: '6:61:618',
  advertising: '6:62:624',
  telecommunication: '6:62:626',
  transport: '6:62:627',
  bankFees: '6:62:628',
  gifts: '6:65:654',
  otherExpense: '6:65:658',
  exchangeLoss: '6:66:669',
  ownProductsSold: '7:70:701',
  servicesSold: '7:70:704',
  goodsSold: '7:70:705',
  changeInOwnProducts: '7:71:711',
  otherIncome: '7:758',
  exchangeGain: '7:76:769',
  /** The values that a business had before its first journal entry. */
  openingBalance: '8:890',
} as const;

export type ChartAccount = keyof typeof chartAccounts;

/** An account of the chart, and the ids of the records that a path names below it. */
export interface PlaceInChart {
  readonly account: ChartAccount | null;
  readonly below: readonly string[];
}

const chartEntries = Object.entries(chartAccounts) as [ChartAccount, string][];

/**
 * Splits a path into its account of the chart and the record ids; `account` is null if no posting rule uses
 * it.
 */
export function placeInChart(path: string): PlaceInChart {
  const found = chartEntries.find(([, account]) => `${path}:`.startsWith(`${account}:`));
  if (found === undefined) return { account: null, below: [] };
  const [account, itsPath] = found;
  const rest = path.slice(itsPath.length + 1);
  return { account, below: rest === '' ? [] : rest.split(':') };
}

/** The id that stands for all customers without a record. */
export const cashCustomerId = 'KESH';

/** The account of the balance of a customer over all documents. */
export function customerPath(customerId: string): string {
  return pathBelow(chartAccounts.customers, customerId);
}

/** The account of the open amount of one invoice. */
export function salesInvoicePath(customerId: string, invoiceId: string): string {
  return pathBelow(chartAccounts.customers, customerId, invoiceId);
}

/** The account of payments of a customer before the supply. */
export function advancesPath(customerId: string): string {
  return pathBelow(chartAccounts.advancesReceived, customerId);
}

export function supplierPath(supplierId: string): string {
  return pathBelow(chartAccounts.suppliers, supplierId);
}

export function purchaseInvoicePath(supplierId: string, purchaseId: string): string {
  return pathBelow(chartAccounts.suppliers, supplierId, purchaseId);
}

export function wagesPath(employeeId: string): string {
  return pathBelow(chartAccounts.wages, employeeId);
}

export function employeeAdvancesPath(employeeId: string): string {
  return pathBelow(chartAccounts.employeeAdvances, employeeId);
}

/** The account of a drawer or a safe in one currency. */
export function cashPath(cashId: string, currency: string): string {
  return pathBelow(isForeign(currency) ? chartAccounts.cashForeign : chartAccounts.cash, cashId);
}

/** The account of a till's money that the bank has not paid yet: cards and cheques. */
export function inTransitPath(cashId: string, currency: string): string {
  return pathBelow(isForeign(currency) ? chartAccounts.inTransitForeign : chartAccounts.inTransit, cashId);
}

/** The account of the vouchers and company cards that a till accepted, in all currencies. */
export function vouchersPath(cashId: string): string {
  return pathBelow(chartAccounts.vouchers, cashId);
}

export function bankPath(bankAccountId: string, currency: string): string {
  return pathBelow(isForeign(currency) ? chartAccounts.bankForeign : chartAccounts.bank, bankAccountId);
}

/** Checks only the syntax; the account need not exist. */
export const isAccountPath = (path: string): boolean => /^[^:\s]+(:[^:\s]+)*$/.test(path);

/** All ancestors of an account, the topmost first. */
export function parentPaths(path: string): string[] {
  const segments = path.split(':');
  return segments.slice(1).map((_segment, index) => segments.slice(0, index + 1).join(':'));
}

const isForeign = (currency: string) => currency !== baseCurrency;

function pathBelow(account: string, ...ids: readonly string[]): string {
  // An empty id, or an id with a colon or a space, would give the path of another account.
  for (const id of ids)
    if (!/^[^:\s]+$/.test(id)) throw new Error(`'${id}' cannot be part of an account path`);
  return [account, ...ids].join(':');
}
