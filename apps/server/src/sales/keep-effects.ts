import { costJournal, saleSourceType } from '@tezga/domain';
import { postJournals } from '../accounting/index.ts';
import {
  addFiscalDocument,
  addHeardDocument,
  addUntoldDocument,
  type Heard,
} from '../fiscalization/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { moveStock } from '../warehouse/index.ts';
import { journalOfSale } from './journal-of-sale.ts';
import type { NumberedInvoice } from './new-invoice.ts';
import type { Selling } from './selling.ts';
import { invoiceDocumentKind, movementsOf } from './sold-stock.ts';

/** Writes what an invoice does beside being one, which needs no signature: it is written while that is made. */
export async function keepEffects(
  { transaction, businessId, person }: Selling,
  sale: NumberedInvoice,
  heard: Heard | null,
): Promise<void> {
  const { id, issuedAt: at, stock, circumstances } = sale;
  const source = { sourceType: saleSourceType, sourceId: id };
  const journals = [journalOfSale(sale), costJournal(source, at, stock.costs)].filter(
    (journal) => journal !== null,
  );
  await Promise.all([
    moveStock(transaction, businessId, movementsOf(stock, circumstances.shop.id, id, at)),
    postJournals(transaction, businessId, journals, {
      at,
      by: person.id,
      meta: heard?.status === 'fiscalized' || sale.isUntold === true ? {} : { fiscal: 'pending' },
    }),
    keepDocument(transaction, businessId, sale, heard),
  ]);
}

function keepDocument(
  transaction: Transaction,
  businessId: string,
  { id, issuedAt: madeAt, late, isUntold = false }: NumberedInvoice,
  heard: Heard | null,
): Promise<void> {
  const document = { id, kind: invoiceDocumentKind, madeAt, lateReason: late?.reason ?? null };
  if (isUntold) return addUntoldDocument(transaction, businessId, document, 'original-refused');
  return heard === null
    ? addFiscalDocument(transaction, businessId, document)
    : addHeardDocument(transaction, businessId, document, heard);
}
