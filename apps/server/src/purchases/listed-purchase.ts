import type { contract, OutputOf } from '@tezga/contract';
import { amountOf, purchaseInvoicePath } from '@tezga/domain';
import { sourcesIn, supplierIn, type PurchaseRow } from './purchases-read.ts';

type Listed = OutputOf<typeof contract.purchases.list>['documents'][number];

const momentOf = (at: Date | null) => at?.toISOString() ?? null;
const orNull = (hundredths: bigint | null) => (hundredths === null ? null : amountOf(hundredths));

export function listedPurchase(row: PurchaseRow): Listed {
  const { id, iic, document_type: documentType, subject_id: subjectId } = row;
  return {
    _id: id,
    eic: row.eic,
    invoices: [{ _id: id, iic, invoiceType: documentType }],
    meta: {
      nslf: iic,
      nivf: row.fic,
      invoiceNumber: row.number,
      typeOfInvoice: row.type,
      date: row.day,
    },
    createdAt: row.created_at.toISOString(),
    accountPath: subjectId === null ? null : purchaseInvoicePath(subjectId, id),
    supplier: supplierOf(row),
    subject: subjectId === null ? null : { _id: subjectId, name: row.subject_name ?? '' },
    issueDateTime: momentOf(row.issued_at),
    receivedAt: momentOf(row.received_at),
    dueOn: row.due_on,
    currencyCode: row.currency,
    currencyExRate: row.exchange_rate === null ? null : Number(row.exchange_rate),
    totalPriceWithoutVAT: orNull(row.without_vat),
    totalVATAmount: orNull(row.vat),
    totalPrice: amountOf(row.with_vat),
    status: row.status,
    sources: sourcesIn(row),
    linesCount: row.line_count,
  };
}

function supplierOf(row: PurchaseRow): Listed['supplier'] {
  const supplier = supplierIn(row);
  if (supplier === null) return null;
  const { idType: IDType, idNumber: IDNum, ...place } = supplier;
  return { IDType, IDNum, ...place };
}
