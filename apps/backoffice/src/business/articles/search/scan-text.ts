/** The text of the article field, split into quantity and code. */
export interface ScanText {
  /** 1 if the text has no quantity. */
  readonly quantity: number;
  readonly code: string;
}

const quantityText = /^\d{1,7}(?:[.,]\d{1,3})?$/u;

/** 1 if the cell is empty or not a quantity. */
const quantityIn = (cell: string): number => (quantityText.test(cell) && Number(cell.replace(',', '.'))) || 1;

const quantityBefore = /^(\d{1,7}(?:[.,]\d{1,3})?)\s*[*×x]\s*(.*)$/iu;

/** `3*5901234123457` and `0,5x djathë` have the quantity before the code; any other text has quantity 1. */
export function scanText(text: string): ScanText {
  const typed = text.trim();
  const [, quantityPart = '', code = ''] = quantityBefore.exec(typed) ?? [];
  const quantity = Number(quantityPart.replace(',', '.'));
  return quantity > 0 ? { quantity, code } : { quantity: 1, code: typed };
}

/** Rows pasted from a sheet, with code and quantity in their cells; empty if the text is a single cell. */
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

/** The article with exactly this barcode or SKU; the barcode has priority, because scanners read barcodes. */
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
