import type { contract } from '@tezga/contract';
import { noMoney, noQuantity, refuseUnless } from '@tezga/domain';
import type { Schema } from '../platform/database/schema.generated.ts';
import type { Handler } from '../platform/http/context.ts';

/**
 * Prefills a WTN from an invoice: from the shop that sold to the address of the buyer, with the lines that were sold.
 */
export const fromInvoice: Handler<typeof contract.wtn.fromInvoice> = async (
  { invoiceId },
  { transaction, businessId },
) => {
  const queries = transaction.queries.withTables<Schema>();
  const invoice = await queries
    .selectFrom('tenant.invoices as invoice')
    .innerJoin('tenant.shops as shop', (join) =>
      join.onRef('shop.business_id', '=', 'invoice.business_id').onRef('shop.id', '=', 'invoice.shop_id'),
    )
    .select(['number_text as invoiceNumber', 'till_id as tillId', 'with_vat', 'buyer', 'address', 'city'])
    .where('invoice.business_id', '=', businessId)
    .where('invoice.id', '=', invoiceId)
    .executeTakeFirst();
  refuseUnless(invoice !== undefined, 'not-found');
  const lines = await queries
    .selectFrom('tenant.invoice_lines')
    .select(['article_id as articleId', 'name', 'sku', 'barcode', 'unit', 'quantity'])
    .where('business_id', '=', businessId)
    .where('invoice_id', '=', invoiceId)
    .where('quantity', '>', noQuantity)
    .orderBy('place')
    .execute();
  const { with_vat, buyer, address, city, ...known } = invoice;
  return {
    ...known,
    invoiceId,
    // The total of a corrective invoice is negative, but the value of goods cannot be.
    valueOfGoods: with_vat < 0n ? noMoney : with_vat,
    start: { address, city },
    destination: { address: buyer?.address ?? '', city: buyer?.town ?? '' },
    buyerName: buyer?.name ?? '',
    lines: lines.map(({ articleId, name, sku, barcode, unit, quantity }) => ({
      articleId,
      name,
      code: sku === '' ? barcode : sku,
      unit,
      quantity,
    })),
  };
};
