import { baseCurrency, sumOf, tiranaDateTime, type WarehouseDocumentKind } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { beside, gap, ink, rule, stack, text, type Block } from '../block.ts';
import type { Fact } from '../invoice-facts.ts';
import type { Page } from '../page.ts';
import { pictureBlock } from '../picture-block.ts';
import type { PrintedStockSheet } from '../printed-stock-sheet.ts';
import { writtenAmount, writtenQuantity, writtenUnitCost } from '../written-figures.ts';
import { flowParts, type Part } from './flow-parts.ts';
import { goodsTable } from './goods-table.ts';
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
  const marks = sheet.isCopy ? [words.print.copyMark] : [];
  drawFooters(page, [sheetName(printing), sheet.issuer.name, ...marks], words);
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

const placesOf = ({ sheet: { shopName, targetShopName }, words: { warehouse } }: SheetPrinting): Fact[] =>
  targetShopName === null
    ? [[warehouse.shop, shopName]]
    : [
        [warehouse.transfer.from, shopName],
        [warehouse.transfer.to, targetShopName],
      ];

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
      text(`${words.print.labels.documentNumber}: ${sheet.number}`, box, type.number),
    ]),
    ...(sheet.isCopy ? [markBlock(words.print.copyMark)] : []),
  ]);
}

function linesTable({ sheet, words }: SheetPrinting): Part {
  const { labels } = words.print;
  return goodsTable(
    [
      { label: labels.no, align: 'right', width: 24, cell: (_line, place) => String(place + 1) },
      { label: labels.code, align: 'left', width: 80, cell: ({ code }) => code },
      { label: labels.description, align: 'left', width: null, cell: ({ name }) => name },
      { label: labels.unit, align: 'left', width: 50, cell: ({ unit }) => unit },
      {
        label: labels.quantity,
        align: 'right',
        width: 60,
        cell: ({ quantity }) => writtenQuantity(quantity),
      },
      { label: labels.cost, align: 'right', width: 70, cell: ({ unitCost }) => writtenUnitCost(unitCost) },
      { label: labels.total, align: 'right', width: 80, cell: ({ cost }) => writtenAmount(cost) },
    ],
    sheet.lines,
  );
}

const signatureRoom = 34;

/** The total, and the signatures of the person handing over and the recipient. */
function closing({ sheet, words }: SheetPrinting): Block {
  const { labels } = words.print;
  const total = writtenAmount(sumOf(sheet.lines.map(({ cost }) => cost)));
  const signatures = columnsOf(2).map((box, place) =>
    stack([
      text([labels.deliveredBy, labels.receivedBy][place] ?? '', box, type.label),
      gap(signatureRoom),
      rule(box, ink.line),
    ]),
  );
  return stack([
    gap(8),
    text(`${labels.totalCost}: ${total} ${baseCurrency}`, content, { ...type.total, align: 'right' }),
    gap(20),
    beside(signatures),
  ]);
}
