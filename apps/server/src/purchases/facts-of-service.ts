import { asMoney, baseCurrency, fixedPointOf, tiranaDay, type PurchaseFacts } from '@tezga/domain';
import type { ResponseOf } from '../platform/tax-authority/services.ts';

type Answer = ResponseOf<'einvoice', 'GetEinvoices'>;
export type ToldEinvoice = NonNullable<NonNullable<Answer['Einvoices']['Einvoice']>[number]>;

/** An e-invoice as the central platform lists it: only its head, and nothing of who issued it. */
export function factsOfService(told: ToldEinvoice): PurchaseFacts {
  return {
    eic: told.EIC.toLowerCase(),
    iic: null,
    fic: null,
    number: told.DocNumber,
    documentType: told.DocType ?? null,
    typeOfInvoice: null,
    supplier: null,
    issuedAt: null,
    receivedAt: new Date(told.RecDateTime),
    dueOn: told.DueDateTime === undefined ? null : tiranaDay(new Date(told.DueDateTime)),
    currency: baseCurrency,
    exchangeRate: null,
    withoutVat: null,
    vat: null,
    withVat: asMoney(fixedPointOf(told.Amount, 2) ?? 0n),
    status: told.Status,
    lines: null,
    sources: ['service'],
  };
}
