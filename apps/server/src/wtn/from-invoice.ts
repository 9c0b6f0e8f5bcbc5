import type { contract } from '@tezga/contract';
import { amountOf, quantityOf, refuseUnless } from '@tezga/domain';
import type { Schema } from '../platform/database/schema.generated.ts';
import type { Handler } from '../platform/http/context.ts';

/** From the shop that sold to the buyer, with what was sold. */
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
    .where('quantity', '>', 0n)
    .orderBy('place')
    .execute();
  const { with_vat, buyer, address, city, ...known } = invoice;
  return {
    ...known,
    invoiceId,
    // What corrects another invoice is worth less than nothing; no goods are.
    valueOfGoods: amountOf(with_vat < 0n ? 0n : with_vat),
    start: { address, city },
    destination: { address: buyer?.address ?? '', city: buyer?.town ?? '' },
    buyerName: buyer?.name ?? '',
    lines: lines.map(({ articleId, name, sku, barcode, unit, quantity }) => ({
      articleId,
      name,
      code: sku === '' ? barcode : sku,
      unit,
      quantity: quantityOf(quantity),
    })),
  };
};
