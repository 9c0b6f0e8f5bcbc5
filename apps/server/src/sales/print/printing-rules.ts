import type { PrintedBankAccount, PrintedSeller } from '@tezga/print';
import { accountsStore } from '../../accounts/index.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { printedContact, settingsStore } from '../../settings/index.ts';

/** The print settings of the business. */
export interface PrintingRules {
  readonly hasPaymentQr: boolean;
  readonly hasVatSection: boolean;
  /** Contact data and logo. */
  readonly contact: Pick<PrintedSeller, 'phone' | 'email' | 'website' | 'logo'>;
  /** The bank accounts, the main one first. */
  readonly accounts: readonly (PrintedBankAccount & { readonly id: string })[];
}

export async function printingRules(transaction: Transaction, businessId: string): Promise<PrintingRules> {
  const settings = settingsStore(transaction, businessId);
  const [printing, contact, accounts] = await Promise.all([
    settings.printing(),
    printedContact(transaction, businessId),
    accountsStore(transaction, businessId).list(false),
  ]);
  return {
    hasPaymentQr: printing.prints_payment_qr,
    hasVatSection: printing.prints_vat_section,
    contact,
    accounts: accounts.map(({ id, bank_name: bank, iban, swift, currency }) => ({
      id,
      bank,
      iban,
      swift,
      currency,
    })),
  };
}
