import { invoiceTypeOf, processOf, type DocumentTraits } from '@tezga/domain';
import type { PrintedEInvoice } from '@tezga/print';
import type { EInvoiceOnPaper } from '../../e-invoices/index.ts';
import type { PrintingRules } from './printing-rules.ts';

export function printedEInvoice({ eic, details }: EInvoiceOnPaper, traits: DocumentTraits): PrintedEInvoice {
  const { transporter, payee, taxRepresentative } = details;
  return {
    eic,
    process: processOf(traits, details),
    typeCode: invoiceTypeOf(traits, details),
    transporter,
    payee,
    taxRepresentative,
  };
}

/**
 * The one bank account that the e-invoice names: the chosen one, else the first in the currency, else the first of
 * all.
 */
export function namedAccounts(
  currency: string,
  { accountId }: EInvoiceOnPaper['details'],
  accounts: PrintingRules['accounts'],
): PrintingRules['accounts'] {
  const named =
    accounts.find(({ id }) => id === accountId) ??
    accounts.find((account) => account.currency === currency) ??
    accounts[0];
  return named === undefined ? [] : [named];
}
