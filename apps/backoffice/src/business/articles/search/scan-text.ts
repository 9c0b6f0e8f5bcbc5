/** What is typed or scanned into the article field: how many, and of what. */
export interface ScanText {
  /** One where nothing is said. */
  readonly quantity: number;
  readonly code: string;
}

const quantityText = /^\d{1,7}(?:[.,]\d{1,3})?$/u;

/** One where the cell is empty or no quantity. */
const quantityIn = (cell: string): number => (quantityText.test(cell) && Number(cell.replace(',', '.'))) || 1;

const quantityBefore = /^(\d{1,7}(?:[.,]\d{1,3})?)\s*[*×x]\s*(.*)$/iu;

/** `3*5901234123457` and `0,5x djathë` say the quantity before the code; anything else is one of it. */
export function scanText(text: string): ScanText {
  const typed = text.trim();
  const [, said = '', code = ''] = quantityBefore.exec(typed) ?? [];
  const quantity = Number(said.replace(',', '.'));
  return quantity > 0 ? { quantity, code } : { quantity: 1, code: typed };
}

/** Rows copied from a sheet, `code` and `quantity` in its cells; none where it is no more than one text. */
export function pastedScans(text: string): ScanText[] {
  const rows = text
    .split(/\r?\n/u)
    .map((row) => row.split('\t').map((cell) => cell.trim()))
    .filter(([code = '']) => code !== '');
  const isSheet = rows.length > 1 || rows.some((cells) => cells.length > 1);
  if (!isSheet) return [];
  return rows.map(([code = '', quantity = '']) => ({ quantity: quantityIn(quantity), code }));
}

interface Coded {
  readonly barcode: string;
  readonly sku: string;
}

/** The article that has just this barcode or SKU; a barcode wins, because a scanner reads nothing else. */
export function articleWithCode<Article extends Coded>(
  articles: readonly Article[],
  code: string,
): Article | undefined {
  const wanted = code.trim().toLowerCase();
  if (wanted === '') return undefined;
  return (
    articles.find(({ barcode }) => barcode.toLowerCase() === wanted) ??
    articles.find(({ sku }) => sku.toLowerCase() === wanted)
  );
}
