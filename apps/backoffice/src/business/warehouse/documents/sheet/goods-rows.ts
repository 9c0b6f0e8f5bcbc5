import { textOfCell, type Sheet, type SheetRow } from '../../../../kits/imports/reading/sheet.ts';
import type { ImportField } from '../../../../kits/imports/sheet/field.ts';
import { asCode, asNumber } from '../../../../kits/imports/sheet/read-cells.ts';
import { markOfColumn } from '../../../../kits/imports/sheet/read-number.ts';
import { recognizeHeads, type Mapping } from '../../../../kits/imports/sheet/recognize-heads.ts';

const heads = (words: string) => words.split(' | ');

const fields = [
  {
    key: 'code',
    heads: heads(
      'Barkodi | Barcode | EAN | Barkod | Codice a barre | Kodi | SKU | Kod | Code | Codice | Kodi i artikullit | Item code',
    ),
    look: 'code',
    widthPx: 112,
    read: asCode,
  },
  {
    key: 'quantity',
    heads: heads('Sasia | Sasi | Quantity | Qty | Quantità | Qta | Copë | Numëruar | Counted'),
    look: 'number',
    usualDecimals: 3,
    widthPx: 80,
    read: asNumber(3),
  },
  {
    key: 'cost',
    heads: heads(
      'Kosto | Kosto për njësi | Kostoja | Cost | Unit cost | Costo | Costo unitario | Çmimi i blerjes | Purchase price | Çmimi | Price | Prezzo',
    ),
    look: 'number',
    usualDecimals: 3,
    widthPx: 80,
    read: asNumber(3),
  },
] as const satisfies readonly ImportField[];

export type GoodsFault = 'no-code' | 'quantity' | 'cost';

/** A row of a sheet: code, quantity, and the cost if the sheet has one. */
export interface GoodsRow {
  /** The text of the row's cells. The text of a faulty row stays in the field, where the user can correct it. */
  readonly text: string;
  readonly code: string;
  readonly quantity: number;
  readonly cost: number | null;
  readonly fault: GoodsFault | null;
}

/** The columns of a sheet without a header row: code, quantity and cost, in this order. */
const usualColumns: Mapping = ['code', 'quantity', 'cost'];

const linesLookedAt = 10;

/**
 * Detects the columns and the first row of goods. A row is a header row only if it names the code column; otherwise a
 * row of goods whose cells are all text would be lost as a header.
 */
function columnsOf(rows: readonly SheetRow[]): { readonly mapping: Mapping; readonly first: number } {
  const known = rows
    .slice(0, linesLookedAt)
    .map(({ cells }) => recognizeHeads(cells.map(textOfCell), fields));
  const headRow = known.findIndex((mapping) => mapping.includes('code'));
  return { mapping: known[headRow] ?? usualColumns, first: headRow + 1 };
}

/** The rows of a sheet; its header row decides what each column is. A row without a quantity counts as one piece. */
export function goodsRows({ rows }: Sheet): GoodsRow[] {
  const { mapping, first } = columnsOf(rows);
  const goods = rows.slice(first);
  const cellOf = ({ cells }: SheetRow, key: string) => cells[mapping.indexOf(key)] ?? null;
  const figuresOf = (key: 'quantity' | 'cost') => {
    const mark = markOfColumn(goods.map((row) => textOfCell(cellOf(row, key))));
    return goods.map((row) => asNumber(3)(cellOf(row, key), { mark, words: new Map() }).value);
  };
  const [quantities, costs] = [figuresOf('quantity'), figuresOf('cost')];
  return goods.map((row, place) => {
    const code = textOfCell(cellOf(row, 'code')).replace(/^'/u, '');
    const [quantity, cost] = [quantities[place], costs[place]];
    return {
      // In the standard column order, because this text is parsed again without its header row.
      text: usualColumns
        .map((key) => textOfCell(cellOf(row, key ?? '')))
        .join('\t')
        .trimEnd(),
      code,
      quantity: typeof quantity === 'number' ? quantity : 1,
      cost: typeof cost === 'number' ? cost : null,
      fault: faultOf(code, quantity, cost),
    };
  });
}

function faultOf(code: string, quantity: unknown, cost: unknown): GoodsFault | null {
  if (code === '') return 'no-code';
  if (isWrong(quantity)) return 'quantity';
  return isWrong(cost) ? 'cost' : null;
}

const isWrong = (value: unknown) => (typeof value === 'number' ? value < 0 : value !== '');
