import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { PrintedStockSheet } from '@tezga/print';
import type { Transaction } from '../../platform/database/transaction.ts';
import { describeDocuments } from '../../platform/documents/describe-documents.ts';
import { printedPdf } from '../../platform/documents/print.ts';
import { fileNameOf, printedBefore, recordPrints } from '../../platform/documents/prints.ts';
import type { FreeHandler, Handler } from '../../platform/http/context.ts';
import { printedContact } from '../../settings/index.ts';
import { documentLines, documentRows, transferStateOf } from './documents-read.ts';

const documents = 'tenant.warehouse_documents';
export const documentPrints = {
  documents,
  prints: 'tenant.warehouse_document_prints',
  key: 'document_id',
} as const;

export const pdf: FreeHandler<typeof contract.warehouse.pdf> = {
  async freely({ ids, language }, context) {
    const wanted = [...new Set(ids)];
    const { job, pdf: drawn } = await printedPdf(context, wanted.length, async (transaction) => ({
      sheets: await sheetsToPrint(transaction, context.businessId, wanted),
      options: { language },
    }));
    return { name: fileNameOf(job.sheets.map(({ number }) => number)), pdf: drawn };
  },
};

export const printed: Handler<typeof contract.warehouse.printed> = async ({ ids }, context) => {
  const each = [...new Set(ids)];
  await recordPrints(context, documentPrints, each, 'A4');
  await describeDocuments(context, documents, each);
  return {};
};

async function sheetsToPrint(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<PrintedStockSheet[]> {
  const rows = await documentRows(transaction, businessId, ids);
  refuseUnless(rows.length === ids.length, 'not-found');
  const lines = await documentLines(transaction, businessId, ids);
  const copies = await printedBefore(transaction, businessId, documentPrints, ids);
  const issuer = await issuerOf(transaction, businessId);
  return rows.map((row) => ({
    kind: row.kind,
    number: row.number_text,
    version: row.version,
    isReplaced: row.is_replaced,
    postedAt: row.posted_at,
    issuer,
    shopName: row.shop_name,
    targetShopName: row.target_name,
    transferState: transferStateOf(row),
    reason: row.reason,
    supplier: row.supplier_name === '' ? null : { name: row.supplier_name, nuis: row.supplier_nuis },
    purchaseNumber: row.purchase_number,
    notes: row.notes,
    userName: row.by_name,
    lines: lines.get(row.id) ?? [],
    isCopy: copies.has(row.id),
  }));
}

async function issuerOf(transaction: Transaction, businessId: string): Promise<PrintedStockSheet['issuer']> {
  const [business] = await transaction.run<{ name: string; nuis: string; address: string; town: string }>(
    'select name, nipt as nuis, address, city as town from platform.businesses where id = $1',
    [businessId],
  );
  refuseUnless(business !== undefined, 'not-found');
  return { ...business, ...(await printedContact(transaction, businessId)) };
}
