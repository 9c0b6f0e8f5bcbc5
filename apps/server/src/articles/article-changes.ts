import { fixedPointText, decimalText } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { changesBetween, type FieldChange } from '../platform/edits.ts';
import type { ArticleFields } from './article-content.ts';

/**
 * The fields that an edit of an article changed, with units and categories by name. Prices of shops are in the price
 * history; recipes and pictures have no text.
 */
export async function articleChanges(
  transaction: Transaction,
  businessId: string,
  before: ArticleFields,
  after: ArticleFields,
): Promise<FieldChange[]> {
  const names = await namesOf(transaction, businessId, [before, after]);
  return changesBetween(textsOf(before, names), textsOf(after, names));
}

function textsOf(fields: ArticleFields, nameOf: (id: string) => string) {
  const { name, sku, barcode, price, currency, cost, vat_id, unit_id, category, soldBy, ...more } = fields;
  return {
    name,
    sku,
    barcode,
    price: decimalText(price),
    currency,
    cost: fixedPointText(cost / 1000n, 3),
    vat: vat_id,
    unit: nameOf(unit_id),
    category: category
      .map((id) => nameOf(id))
      .toSorted()
      .join(', '),
    soldBy,
    inventoryTrackable: String(more.inventoryTrackable),
    sellFreely: String(more.sellFreely),
    useForProcessing: String(more.useForProcessing),
    useProduction: String(more.useProduction),
    compositeProduct: String(more.compositeProduct),
  };
}

async function namesOf(transaction: Transaction, businessId: string, all: readonly ArticleFields[]) {
  const rows = await transaction.run<{ readonly id: string; readonly name: string }>(
    `select id, name from tenant.units where business_id = $1 and id = any ($2::text[])
     union all
     select id, name from tenant.categories where business_id = $1 and id = any ($2::text[])`,
    [businessId, all.flatMap(({ unit_id: unitId, category }) => [unitId, ...category])],
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id: string) => names.get(id) ?? id;
}
