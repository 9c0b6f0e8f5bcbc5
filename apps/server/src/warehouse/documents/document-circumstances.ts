import { refuseUnless, type UnitCost } from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';

/**
 * The records that a warehouse document needs besides its lines: the shop, its rule on negative stock, supplier and
 * purchase.
 */
export interface DocumentCircumstances {
  readonly shop: { readonly id: string; readonly name: string; readonly allowsNegativeStock: boolean | null };
  readonly settings: { readonly allowsNegativeStock: boolean };
  readonly supplier: { readonly id: string | null; readonly name: string; readonly nuis: string } | null;
  readonly purchase: { readonly id: string; readonly number: string } | null;
}

export interface DocumentKeys {
  readonly shopId: string;
  readonly supplierId: string | null;
  readonly purchaseId: string | null;
}

/**
 * Refuses ids that the business does not have. If the purchase was merged into another one, returns that one. If no
 * supplier is given, uses the supplier of the purchase.
 */
export async function documentCircumstances(
  transaction: Transaction,
  businessId: string,
  { shopId, supplierId, purchaseId }: DocumentKeys,
): Promise<DocumentCircumstances> {
  const [row] = await transaction.run<CircumstancesRow>(readCircumstances, [
    businessId,
    shopId,
    supplierId,
    purchaseId,
  ]);
  refuseUnless(row !== undefined, 'not-found');
  const { shop, settings, supplier, purchase } = row;
  refuseUnless(supplierId === null || supplier !== null, 'not-found');
  refuseUnless(purchaseId === null || purchase !== null, 'not-found');
  return { shop, settings, supplier: supplier ?? purchase?.supplier ?? null, purchase };
}

interface CircumstancesRow extends DocumentCircumstances {
  readonly purchase:
    | (NonNullable<DocumentCircumstances['purchase']> & Pick<DocumentCircumstances, 'supplier'>)
    | null;
}

const readCircumstances = `
  select
    jsonb_build_object('id', shop.id, 'name', shop.name, 'allowsNegativeStock', shop.allow_negative_stock) as shop,
    jsonb_build_object('allowsNegativeStock', settings.allow_negative_stock) as settings,
    (select jsonb_build_object('id', id, 'name', name, 'nuis', id_number) from tenant.customers
      where business_id = $1 and id = $3 and deleted_at is null) as supplier,
    (select jsonb_build_object('id', purchase.id, 'number', purchase.number,
        'supplier', case when purchase.supplier_name is not null then jsonb_build_object(
          'id', purchase.subject_id, 'name', purchase.supplier_name,
          'nuis', coalesce(purchase.supplier_id_number, '')) end)
      from tenant.purchases purchase where purchase.business_id = $1 and purchase.id = coalesce(
        (select into_id from tenant.merged_purchases merged where merged.business_id = $1 and merged.id = $4), $4)) as purchase
  from tenant.shops shop
  join tenant.settings settings on settings.business_id = $1
  where shop.business_id = $1 and shop.id = $2`;

export interface DocumentArticle {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly unit: string;
  /** The default unit cost from the article record; 0 if none was entered. */
  readonly cost: UnitCost;
  readonly isComposite: boolean;
  /**
   * False for an article without stock of its own, such as a composite article, and for a deleted article.
   */
  readonly isCounted: boolean;
}

/**
 * The articles of the lines by id. Refuses lines with an article whose stock is not tracked; `pathOf` names
 * the field of a line in the input.
 */
export async function documentArticles(
  transaction: Transaction,
  businessId: string,
  lines: readonly { readonly articleId: string }[],
  pathOf: (place: number) => string = (place) => `lines.${place}.articleId`,
): Promise<ReadonlyMap<string, DocumentArticle>> {
  const articles = await articlesOnceCounted(transaction, businessId, lines);
  const problems = lines.flatMap(({ articleId }, place) =>
    articles.get(articleId)?.isCounted === true ? [] : [{ path: pathOf(place), code: 'article-not-counted' }],
  );
  refuseUnless(problems.length === 0, 'invalid-input', { problems });
  return articles;
}

/**
 * The articles of the lines by id, deleted and changed ones too: goods that were counted or sent are in the stock,
 * also if their article was deleted meanwhile.
 */
export async function articlesOnceCounted(
  transaction: Transaction,
  businessId: string,
  lines: readonly { readonly articleId: string }[],
): Promise<ReadonlyMap<string, DocumentArticle>> {
  const ids = [...new Set(lines.map(({ articleId }) => articleId))];
  const rows = await transaction.run<DocumentArticle>(readArticles, [businessId, ids]);
  const articles = new Map(rows.map((row) => [row.id, row]));
  refuseUnless(articles.size === ids.length, 'not-found');
  return articles;
}

const readArticles = `
  select article.id, article.name, article.sku as code, unit.name as unit, article.cost * 1000 as cost,
    article.is_composite as "isComposite",
    article.deleted_at is null and article.is_stock_counted and (article.is_produced or not article.is_composite)
      as "isCounted"
  from tenant.articles article
  join tenant.units unit on unit.business_id = $1 and unit.id = article.unit_id
  where article.business_id = $1 and article.id = any ($2::text[])`;
