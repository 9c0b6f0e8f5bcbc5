import { baseCurrency, minus, sumOf, tiranaDateTime, type WarehouseDocumentKind } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { beside, gap, ink, rule, stack, text, type Block } from '../block.ts';
import type { Fact } from '../invoice-facts.ts';
import { markAcross } from '../mark-across.ts';
import type { Page } from '../page.ts';
import { pictureBlock } from '../picture-block.ts';
import type { PrintedGoodsLine, PrintedStockSheet } from '../printed-stock-sheet.ts';
import { writtenAmount, writtenQuantity, writtenUnitCost } from '../written-figures.ts';
import { flowParts, type Part } from './flow-parts.ts';
import { goodsTable, type GoodsColumn } from './goods-table.ts';
import { grid, logoRoom, markBlock, markWidth, party } from './invoice-head.ts';
import { drawFooters } from './page-footers.ts';
import { columnsOf, content, room, type } from './sheet.ts';

interface SheetPrinting {
  readonly sheet: PrintedStockSheet;
  readonly words: Phrases;
}

const titles = {
  entry: 'entrySheet',
  exit: 'exitSheet',
  transfer: 'transferSheet',
  adjustment: 'adjustmentSheet',
  production: 'productionSheet',
  'cost-adjustment': 'costAdjustmentSheet',
} as const satisfies Record<WarehouseDocumentKind, keyof Phrases['print']['labels']>;

const titleOf = ({ sheet: { kind }, words: { print } }: SheetPrinting): string => print.labels[titles[kind]];

export const sheetName = (printing: SheetPrinting): string => `${titleOf(printing)} ${printing.sheet.number}`;

/** Draws a warehouse document on its own pages, numbered from one. */
export function drawStockSheet(page: Page, printing: SheetPrinting): void {
  const { sheet, words } = printing;
  page.addPage();
  flowParts(page, [{ blocks: head(printing) }, linesTable(printing), { blocks: [closing(printing)] }], room);
  const invalid = invalidMark(printing);
  if (invalid !== null) markAcross(page, invalid);
  const marks = sheet.isCopy ? [words.print.copyMark] : [];
  drawFooters(page, [sheetName(printing), sheet.issuer.name, ...marks], words);
}

/** The mark across a document that is no longer valid; null if it is valid. */
function invalidMark({ sheet, words: { print } }: SheetPrinting): string | null {
  if (sheet.isReplaced) return print.replacedMark;
  return sheet.transferState === 'cancelled' ? print.cancelledMark : null;
}

function head(printing: SheetPrinting): Block[] {
  const { sheet, words } = printing;
  const [left = content, right = content] = columnsOf(2);
  const { issuer, supplier } = sheet;
  const { labels } = words.print;
  const place = [issuer.address, issuer.town].filter((part) => part !== '').join(', ');
  return [
    titleRow(printing),
    gap(10),
    rule(content, ink.line),
    gap(8),
    beside([
      party(labels.warehouse, issuer.name, given([labels.nuis, issuer.nuis], [labels.address, place]), left),
      ...(supplier === null
        ? []
        : [party(words.warehouse.supplier, supplier.name, given([labels.nuis, supplier.nuis]), right)]),
    ]),
    gap(10),
    rule(content, ink.line),
    gap(8),
    grid(details(printing)),
    gap(12),
  ];
}

const given = (...facts: Fact[]): Fact[] => facts.filter(([, value]) => value !== '');

const details = (printing: SheetPrinting): Fact[] => {
  const { sheet, words } = printing;
  return given(
    [words.print.labels.issueDate, tiranaDateTime(sheet.postedAt, { seconds: true })],
    ...placesOf(printing),
    [words.print.labels.reason, words.warehouse.reasons[sheet.reason]],
    [words.print.labels.preparedBy, sheet.userName],
    [words.warehouse.purchase, sheet.purchaseNumber ?? ''],
    [words.print.labels.notes, sheet.notes],
  );
};

function placesOf({ sheet, words: { warehouse } }: SheetPrinting): Fact[] {
  const { shopName, targetShopName, transferState } = sheet;
  if (targetShopName === null || transferState === null) return [[warehouse.shop, shopName]];
  const { from, to, state, states } = warehouse.transfer;
  return [
    [from, shopName],
    [to, targetShopName],
    [state, states[transferState]],
  ];
}

/** The number, with the version if the document has several. */
function numberOf({ sheet, words: { warehouse } }: SheetPrinting): string {
  const { number, version, isReplaced } = sheet;
  return version > 1 || isReplaced ? `${number} · ${warehouse.editing.version(version)}` : number;
}

function titleRow(printing: SheetPrinting): Block {
  const { sheet, words } = printing;
  const { logo } = sheet.issuer;
  const beginning = logo === null ? 0 : logoRoom.width + 16;
  const box = { left: content.left + beginning, width: content.width - beginning - markWidth };
  return beside([
    ...(logo === null ? [] : [pictureBlock(logo, logoRoom)]),
    stack([
      text(titleOf(printing), box, type.title),
      gap(2),
      text(`${words.print.labels.documentNumber}: ${numberOf(printing)}`, box, type.number),
    ]),
    ...(sheet.isCopy ? [markBlock(words.print.copyMark)] : []),
  ]);
}

function linesTable(printing: SheetPrinting): Part {
  const { sheet, words } = printing;
  const { labels } = words.print;
  return goodsTable(
    [
      { label: labels.no, align: 'right', width: 24, cell: (_line, place) => String(place + 1) },
      ...columnsOfKind(printing),
    ],
    sheet.lines,
  );
}

function columnsOfKind(printing: SheetPrinting): GoodsColumn<PrintedGoodsLine>[] {
  const { kind } = printing.sheet;
  if (kind === 'cost-adjustment') return revaluedColumns(printing);
  const { labels } = printing.words.print;
  return [
    ...(kind === 'adjustment' ? countedColumns(printing) : movedColumns(printing)),
    figures(labels.cost, 70, ({ unitCost }) => writtenUnitCost(unitCost)),
    figures(labels.total, 80, ({ cost }) => writtenAmount(cost)),
  ];
}

const figures = (
  label: string,
  width: number,
  cell: (line: PrintedGoodsLine) => string,
): GoodsColumn<PrintedGoodsLine> => ({ label, align: 'right', width, cell });

const movedColumns = ({ words: { print } }: SheetPrinting): GoodsColumn<PrintedGoodsLine>[] => [
  { label: print.labels.code, align: 'left', width: 80, cell: ({ code }) => code },
  { label: print.labels.description, align: 'left', width: null, cell: ({ name }) => name },
  { label: print.labels.unit, align: 'left', width: 50, cell: ({ unit }) => unit },
  figures(print.labels.quantity, 60, ({ quantity }) => writtenQuantity(quantity)),
];

/** The name column, with the code below the name to leave room for more columns of figures. */
const namedColumns = ({ words: { print } }: SheetPrinting): GoodsColumn<PrintedGoodsLine>[] => [
  {
    label: print.labels.description,
    align: 'left',
    width: null,
    cell: ({ name, code }) => (code === '' ? name : `${name}\n${code}`),
  },
  { label: print.labels.unit, align: 'left', width: 40, cell: ({ unit }) => unit },
];

const countedColumns = (printing: SheetPrinting): GoodsColumn<PrintedGoodsLine>[] => {
  const { labels } = printing.words.print;
  return [
    ...namedColumns(printing),
    figures(labels.stockBefore, 60, ({ quantity, quantityAfter }) =>
      quantityAfter === null ? '' : writtenQuantity(minus(quantityAfter, quantity)),
    ),
    figures(labels.difference, 60, ({ quantity }) => writtenQuantity(quantity)),
    figures(labels.stockAfter, 60, ({ quantityAfter }) =>
      quantityAfter === null ? '' : writtenQuantity(quantityAfter),
    ),
  ];
};

const revaluedColumns = (printing: SheetPrinting): GoodsColumn<PrintedGoodsLine>[] => {
  const words = printing.words.warehouse.page;
  return [
    ...namedColumns(printing),
    figures(words.stock, 60, ({ quantityAfter }) =>
      quantityAfter === null ? '' : writtenQuantity(quantityAfter),
    ),
    figures(words.newCost, 70, ({ unitCost }) => writtenUnitCost(unitCost)),
    figures(words.changeOfValue, 85, ({ cost }) => writtenAmount(cost)),
    figures(words.valueAfter, 80, ({ valueAfter }) => (valueAfter === null ? '' : writtenAmount(valueAfter))),
  ];
};

const signatureRoom = 34;

/**
 * Who signs: if goods change hands, the person handing over and the recipient, otherwise the people who
 * prepared and approved the document.
 */
const signers = ({ sheet: { kind }, words: { print } }: SheetPrinting): readonly string[] =>
  kind === 'entry' || kind === 'exit' || kind === 'transfer'
    ? [print.labels.deliveredBy, print.labels.receivedBy]
    : [print.labels.preparedBy, print.labels.approvedBy];

/** The total, and the signatures. */
function closing(printing: SheetPrinting): Block {
  const { sheet, words } = printing;
  const { labels } = words.print;
  // The total of a production counts only the product. The ingredients are lines with negative amounts and
  // cost as much as the product, so the sum of all lines would be zero.
  const counted =
    sheet.kind === 'production' ? sheet.lines.filter(({ quantity }) => quantity > 0n) : sheet.lines;
  const total = writtenAmount(sumOf(counted.map(({ cost }) => cost)));
  const totalLabel = sheet.kind === 'cost-adjustment' ? words.warehouse.page.changeOfValue : labels.totalCost;
  const names = signers(printing);
  const signatures = columnsOf(2).map((box, place) =>
    stack([text(names[place] ?? '', box, type.label), gap(signatureRoom), rule(box, ink.line)]),
  );
  return stack([
    gap(8),
    text(`${totalLabel}: ${total} ${baseCurrency}`, content, { ...type.total, align: 'right' }),
    gap(20),
    beside(signatures),
  ]);
}
