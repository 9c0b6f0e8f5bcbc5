import type { portalPurchases } from '@tezga/contract';
import {
  baseCurrency,
  eInvoiceStatuses,
  fixedPointOf,
  type PurchaseFacts,
  type PurchaseLine,
} from '@tezga/domain';
import type { z } from 'zod';

export type ToldPurchase = z.output<typeof portalPurchases>['invoices'][number];

const money = (text: string) => fixedPointOf(text, 2) ?? 0n;

/** An invoice as the portal of the taxpayer has it: whole, in lek. */
export function factsOfPortal(told: ToldPurchase): PurchaseFacts {
  return {
    eic: told.eic?.toLowerCase() ?? null,
    iic: told.iic.toUpperCase(),
    fic: told.fic.toLowerCase(),
    number: told.invoiceNumber,
    documentType: null,
    typeOfInvoice: told.typeOfInvoice,
    supplier: {
      idType: told.sellerIdType,
      idNumber: told.sellerId.toUpperCase(),
      name: told.sellerName,
      address: told.sellerAddress,
      town: told.sellerTown,
    },
    issuedAt: new Date(told.issueDateTime),
    receivedAt: null,
    dueOn: null,
    currency: told.currency ?? baseCurrency,
    exchangeRate: told.exchangeRate,
    withoutVat: money(told.totalPriceWithoutVat),
    vat: money(told.totalVat),
    withVat: money(told.totalPrice),
    status: eInvoiceStatuses.find((status) => status === told.eicStatus) ?? null,
    lines: told.items.map(lineOf),
    sources: ['portal'],
  };
}

function lineOf(item: ToldPurchase['items'][number]): PurchaseLine {
  return {
    name: item.name,
    code: item.code,
    unit: item.unit,
    quantity: fixedPointOf(item.quantity, 3) ?? 0n,
    unitPrice: money(item.unitPrice),
    vatRate: item.vatRate === null ? null : fixedPointOf(item.vatRate, 2),
    withoutVat: money(item.priceWithoutVat),
    vat: money(item.vat),
    withVat: money(item.priceWithVat),
  };
}
