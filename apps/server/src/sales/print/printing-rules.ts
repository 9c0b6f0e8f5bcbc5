import type { PrintedBankAccount, PrintedSeller } from '@tezga/print';
import { accountsStore } from '../../accounts/index.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { settingsStore } from '../../settings/index.ts';

/** What the business has its invoices show. */
export interface PrintingRules {
  readonly hasPaymentQr: boolean;
  readonly hasVatSection: boolean;
  /** How it is reached, and its picture. */
  readonly contact: Pick<PrintedSeller, 'phone' | 'email' | 'website' | 'logo'>;
  /** The main one first. */
  readonly accounts: readonly (PrintedBankAccount & { readonly id: string })[];
}

export async function printingRules(transaction: Transaction, businessId: string): Promise<PrintingRules> {
  const settings = settingsStore(transaction, businessId);
  const [business, printing, logo, accounts] = await Promise.all([
    settings.business(),
    settings.printing(),
    settings.logo(),
    accountsStore(transaction, businessId).list(false),
  ]);
  return {
    hasPaymentQr: printing.prints_payment_qr,
    hasVatSection: printing.prints_vat_section,
    contact: {
      phone: business.phone_number,
      email: business.email,
      website: business.website,
      logo: logo?.logo ?? null,
    },
    accounts: accounts.map(({ id, bank_name: bank, iban, swift, currency }) => ({
      id,
      bank,
      iban,
      swift,
      currency,
    })),
  };
}
