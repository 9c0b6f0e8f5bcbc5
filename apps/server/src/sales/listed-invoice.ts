import type { contract } from '@tezga/contract';
import { amountOf } from '@tezga/domain';
import type { z } from 'zod';
import { fiscalResults, type FiscalResult } from '../fiscalization/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { invoicesRead } from './invoices-read.ts';
import { paymentDetails, type KeptPayment, type ListedRow } from './kept-invoice.ts';

export type ListedInvoice = z.input<typeof contract.sales.list.output>['invoices'][number];

/** The invoices with these ids, in this order, with what the tax authority has said of them. */
export async function listedInvoices(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<ListedInvoice[]> {
  const [rows, resultOf] = await Promise.all([
    invoicesRead(transaction, businessId).listed(ids),
    fiscalResults(transaction, businessId, ids),
  ]);
  return rows.map((row) => listedInvoice(row, resultOf(row.id)));
}

/** An invoice as lists show it. Nothing corrects, cancels or sums up another yet. */
export function listedInvoice(row: ListedRow, { status, code, fault }: FiscalResult): ListedInvoice {
  const issuedAt = row.issuedAt.toISOString();
  return {
    _id: row.id,
    meta: {
      date: issuedAt,
      fic: code,
      iic: row.iic,
      invoiceNumber: row.numberText,
      typeOfInvoice: row.type,
      saleId: row.saleId,
      parentId: null,
      timestamp: row.issuedAt.getTime(),
      clientCode: row.clientCode,
      buyerIDNum: row.buyerIdNumber,
      currencyCode: row.currency,
      buyerName: row.buyerName,
    },
    transactionDate: issuedAt,
    orderNumberOfCorrectedInvoice: null,
    orderNumberOfCanceledInvoice: null,
    cancelledByInvoiceWithOrderNumber: null,
    usedAsOrderInvoice: false,
    invoiceClass: row.class,
    paymentMethods: row.payments.map((payment) => paid(payment, row.inCurrency !== null)),
    totalPriceWithoutVAT: amountOf(row.withoutVat),
    totalVATAmount: amountOf(row.vat),
    totalPrice: amountOf(row.withVat),
    totalPriceAlt: row.inCurrency === null ? null : keptAmount(row.inCurrency.withVat),
    currencyCode: row.currency,
    shopName: row.shopName,
    posId: row.tillId,
    posName: row.tillName,
    operatorId: row.operatorId,
    operatorName: row.operatorName,
    customerId: row.customerId,
    linesCount: row.lineCount,
    status,
    fault,
  };
}

export const keptAmount = (hundredths: string): number => amountOf(BigInt(hundredths));

function paid(payment: KeptPayment, isForeign: boolean): ListedInvoice['paymentMethods'][number] {
  return {
    type: payment.method,
    value: keptAmount(payment.amountInLek),
    valueAlt: isForeign ? keptAmount(payment.amount) : null,
    details: paymentDetails(payment),
  };
}
