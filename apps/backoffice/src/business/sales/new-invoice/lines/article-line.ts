import type { CartForm, LineForm } from '../cart-form.ts';
import { priceInCart, type Rates } from './prices.ts';
import type { ArticleRow } from '../../../articles/index.ts';

/** The data that a new line needs besides its article. */
export interface Selling {
  readonly shopId: string;
  readonly rates: Rates;
  /** The name of a unit by its id. */
  readonly unitName: (id: string) => string;
}

/** The maximum length of a barcode in a fiscal invoice. */
const barcodeMax = 50;

export type SoldArticle = Pick<
  ArticleRow,
  '_id' | 'name' | 'sku' | 'barcode' | 'price' | 'currency' | 'vat_id' | 'unit_id' | 'byShops'
>;

export function lineOfArticle(
  article: SoldArticle,
  { cart, selling, quantity }: { cart: CartForm; selling: Selling; quantity: number },
  key: string,
): LineForm {
  const { _id, name, sku, barcode } = article;
  return {
    key,
    articleId: _id,
    name,
    sku,
    // A shortened barcode would be a different one, so it is left out.
    barcode: barcode.length > barcodeMax ? '' : barcode,
    unit: selling.unitName(article.unit_id),
    quantity,
    price: priceInCart(article, cart, selling) ?? '',
    vat: article.vat_id,
    discount: '',
    lowersTaxBase: true,
  };
}

/** A line without an article, with only a name so far. */
export function freeLine(
  name: string,
  quantity: number,
  { unit, vat }: Pick<LineForm, 'unit' | 'vat'>,
  key: string,
): LineForm {
  return {
    key,
    articleId: null,
    name,
    sku: '',
    barcode: '',
    unit,
    quantity,
    price: '',
    vat,
    discount: '',
    lowersTaxBase: true,
  };
}
