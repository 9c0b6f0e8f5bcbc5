import type { contract, OutputOf } from '@tezga/contract';
import type { Phrases } from '@tezga/phrases';
import { formatPercent, formatScaled, MISSING } from '@tezga/ui';

export type ActivityRow = OutputOf<typeof contract.activity.list>['rows'][number];

export interface ChangeWords {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

type Words = Readonly<Record<string, string>>;

/** The fields that an edit changed, named as in its form; a field or value without a phrase is shown by its code. */
export function changeWords({ action, changes }: ActivityRow, phrases: Phrases): ChangeWords[] {
  const labels = labelsOf(action, phrases);
  return changes.map(({ field, before, after }) => ({
    field: labels[field] ?? field,
    before: valueWords(field, before, phrases),
    after: valueWords(field, after, phrases),
  }));
}

/** The changes of an entry in one line, for the list and its export. */
export const changesInLine = (row: ActivityRow, phrases: Phrases): string =>
  changeWords(row, phrases)
    .map(({ field, before, after }) => `${field}: ${before} → ${after}`)
    .join('; ');

function labelsOf(action: string, { articles, customers, purchases }: Phrases): Words {
  if (action === 'customers.edit') return customerLabels(customers);
  if (action === 'purchases.setUse') return purchaseLabels(purchases);
  return action === 'articles.edit' ? articleLabels(articles) : {};
}

const purchaseLabels = ({ posting }: Phrases['purchases']): Words => ({
  boughtAs: posting.use,
  isVatDeductible: posting.vat,
});

const customerLabels = (words: Phrases['customers']): Words => ({
  name: words.name,
  idType: words.idType,
  idNumber: words.idNumber,
  clientCode: words.code,
  phone: words.phone,
  email: words.email,
  address: words.address,
  town: words.town,
  country: words.country,
});

const articleLabels = ({ form, stockRules, ingredients, ...words }: Phrases['articles']): Words => ({
  name: words.name,
  sku: words.sku,
  barcode: words.barcode,
  price: form.price,
  currency: form.currency,
  cost: form.cost,
  vat: words.vat,
  unit: words.unit,
  category: form.categories,
  soldBy: form.soldBy,
  inventoryTrackable: stockRules.inventoryTrackable,
  sellFreely: stockRules.sellFreely,
  useForProcessing: stockRules.useForProcessing,
  useProduction: stockRules.useProduction,
  compositeProduct: ingredients.composite,
});

const booleans: ReadonlySet<string> = new Set([
  'inventoryTrackable',
  'sellFreely',
  'useForProcessing',
  'useProduction',
  'compositeProduct',
]);

function valueWords(
  field: string,
  value: string,
  { activity, articles, customers, purchases }: Phrases,
): string {
  if (value === '') return MISSING;
  if (field === 'vat') return formatPercent(Number(value), 0);
  if (field === 'price' || field === 'cost') return amountWords(value);
  if (booleans.has(field)) return value === 'true' ? activity.yes : activity.no;
  const { posting } = purchases;
  const kinds: Readonly<Record<string, Words>> = {
    idType: customers.idTypes,
    soldBy: articles.form.soldByKinds,
    boughtAs: posting.uses,
    isVatDeductible: { true: posting.vatDeductible, false: posting.vatNotDeductible },
  };
  const words = kinds[field];
  // The log joins the old values of several purchases with commas.
  return words === undefined
    ? value
    : value
        .split(', ')
        .map((code) => words[code] ?? code)
        .join(', ');
}

function amountWords(value: string): string {
  const [, decimals = ''] = value.split('.');
  return formatScaled(BigInt(value.replace('.', '')), decimals.length);
}
