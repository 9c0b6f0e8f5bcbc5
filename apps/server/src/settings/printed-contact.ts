import type { PrintedSeller } from '@tezga/print';
import type { Transaction } from '../platform/database/transaction.ts';
import { settingsStore } from './store.ts';

/** The contact data and the logo of the business for printed documents. */
export async function printedContact(
  transaction: Transaction,
  businessId: string,
): Promise<Pick<PrintedSeller, 'phone' | 'email' | 'website' | 'logo'>> {
  const settings = settingsStore(transaction, businessId);
  const { phone_number: phone, email, website } = await settings.business();
  const logo = await settings.logo();
  return { phone, email, website, logo: logo?.logo ?? null };
}
