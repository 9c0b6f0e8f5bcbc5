import type { contract } from '@tezga/contract';
import { asMoney, paidStateOf, type Money } from '@tezga/domain';
import type { z } from 'zod';
import { eInvoiceOf, type EInvoiceProgress } from '../../e-invoices/index.ts';
import { fiscalResults, type StoredResult } from '../../fiscalization/index.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { invoicesRead } from './invoices-read.ts';
import type { InvoiceRelation } from '../issue/new-invoice.ts';
import { referencesOf, type ReferredInvoice } from '../issue/referred-invoices.ts';
import { paymentDetails, type StoredPayment, type ListedRow } from '../issue/stored-invoice.ts';

export type ListedInvoice = z.output<typeof contract.sales.list.output>['invoices'][number];

/** The invoices with these ids, in this order, with their fiscal status. */
export async function listedInvoices(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<ListedInvoice[]> {
  const [rows, resultOf, referredBy] = await Promise.all([
    invoicesRead(transaction, businessId).listed(ids),
    fiscalResults(transaction, businessId, ids),
    referencesOf(transaction, businessId, ids),
  ]);
  const progressOf = await eInvoicesAmong(transaction, businessId, rows);
  return rows.map((row) => listedInvoice(row, resultOf(row.id), referredBy(row.id), progressOf(row.id)));
}

/**
 * The state of e-invoices among the rows. Runs no query if none of the rows is an e-invoice, as in most
 * lists.
 */
export function eInvoicesAmong(
  transaction: Transaction,
  businessId: string,
  rows: readonly ListedRow[],
): Promise<(id: string) => EInvoiceProgress | null> {
  const ids = rows.filter(({ isEInvoice }) => isEInvoice).map(({ id }) => id);
  return eInvoiceOf(transaction, businessId, ids);
}

/** An invoice as the API returns it in lists. */
export function listedInvoice(
  row: ListedRow,
  { status, code, fault, isRetracted }: Omit<StoredResult, 'isSent'>,
  references: readonly ReferredInvoice[],
  eInvoice: EInvoiceProgress | null,
): ListedInvoice {
  const issuedAt = row.issuedAt.toISOString();
  const { corrected, cancelled, cancelledBy, isSummedUp } = relationsOf(references);
  return {
    _id: row.id,
    meta: {
      date: issuedAt,
      fic: code,
      iic: row.iic,
      invoiceNumber: row.numberText,
      typeOfInvoice: row.type,
      saleId: row.saleId,
      parentId: (corrected ?? cancelled)?.id ?? null,
      timestamp: row.issuedAt.getTime(),
      clientCode: row.clientCode,
      buyerIDNum: row.buyerIdNumber,
      currencyCode: row.currency,
      buyerName: row.buyerName,
    },
    transactionDate: issuedAt,
    orderNumberOfCorrectedInvoice: corrected?.numberText ?? null,
    orderNumberOfCanceledInvoice: cancelled?.numberText ?? null,
    cancelledByInvoiceWithOrderNumber: cancelledBy?.numberText ?? null,
    usedAsOrderInvoice: isSummedUp,
    invoiceClass: row.class,
    paymentMethods: row.payments.map((payment) => paid(payment, row.inCurrency !== null)),
    totalPriceWithoutVAT: row.withoutVat,
    totalVATAmount: row.vat,
    totalPrice: row.withVat,
    totalPriceAlt: row.inCurrency === null ? null : storedAmount(row.inCurrency.withVat),
    currencyCode: row.currency,
    ...placeOf(row),
    operatorId: row.operatorId,
    operatorName: row.operatorName,
    customerId: row.customerId,
    linesCount: row.lineCount,
    payDeadline: row.payDeadline,
    paidState: paidStateIn(row),
    status,
    fault,
    isRetracted,
    eInvoice: eInvoice && { eic: eInvoice.eic, state: eInvoice.state, status: eInvoice.status },
  };
}

/** Null if the invoice has no debt: it never had one, or a correction lowered its total to zero. */
const paidStateIn = ({ charged, open }: ListedRow) =>
  charged === null || open === null || (charged === 0n && open === 0n) ? null : paidStateOf(charged, open);

const placeOf = ({ shopId, shopName, tillId, tillName }: ListedRow) => ({
  shopId,
  shopName,
  posId: tillId,
  posName: tillName,
});

function relationsOf(references: readonly ReferredInvoice[]) {
  const found = (relation: InvoiceRelation, direction: ReferredInvoice['direction']) =>
    references.find((reference) => reference.relation === relation && reference.direction === direction);
  return {
    corrected: found('corrects', 'to'),
    cancelled: found('cancels', 'to'),
    cancelledBy: found('cancels', 'from'),
    isSummedUp: found('sums-up', 'from') !== undefined,
  };
}

export const storedAmount = (hundredths: string): Money => asMoney(BigInt(hundredths));

function paid(payment: StoredPayment, isForeign: boolean): ListedInvoice['paymentMethods'][number] {
  return {
    type: payment.method,
    value: storedAmount(payment.amountInLek),
    valueAlt: isForeign ? storedAmount(payment.amount) : null,
    details: paymentDetails(payment),
  };
}
