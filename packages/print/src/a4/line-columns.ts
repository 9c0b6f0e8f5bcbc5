import { noMoney, type Money } from '@tezga/domain';
import { amountsOf, discountMark, lineCurrency, taxMark, vatLabel, type Printing } from '../invoice-facts.ts';
import type { PrintedInvoice, PrintedLine, PrintedLineAmounts } from '../printed-invoice.ts';
import { writtenAmount, writtenQuantity } from '../written-figures.ts';

export interface Column {
  readonly label: string;
  readonly align: 'left' | 'right';
  readonly cell: (line: PrintedLine, place: number) => string;
  /** The maximum width; longer text is wrapped. Null for the name column, which takes the remaining width. */
  readonly widthMax: number | null;
}

const columnNames = [
  'no',
  'code',
  'description',
  'describedWithCode',
  'unit',
  'quantity',
  'unitPrice',
  'unitPriceWithVat',
  'discount',
  'vatRate',
  'valueWithoutVat',
  'vatAmount',
  'valueWithVat',
] as const;
type ColumnName = (typeof columnNames)[number];

/**
 * The sets of columns from the most complete to the smallest; the table uses the first set that leaves enough
 * room for names.
 */
export function columnSets(printing: Printing): Column[][] {
  const columns = columnsOf(printing);
  const unneeded = unneededColumns(printing.invoice);
  const without = (...left: ColumnName[]) =>
    columnNames
      .filter((name) => !left.includes(name) && !unneeded.includes(name))
      .map((name) => columns[name]);
  return [
    without('describedWithCode'),
    without('description', 'code'),
    without('description', 'code', 'unitPrice'),
    without('description', 'code', 'unitPrice', 'vatAmount'),
  ];
}

function unneededColumns({ lines, totals, isReverseCharge }: PrintedInvoice): ColumnName[] {
  return [
    ...(lines.every(({ code }) => code === '') ? (['code'] as const) : []),
    ...(lines.every(({ discount }) => discount === 0n) ? (['discount'] as const) : []),
    // Under reverse charge prices do not include VAT, so these two columns are omitted.
    ...(isReverseCharge ? (['unitPriceWithVat', 'valueWithVat'] as const) : []),
    ...(totals.vat === null ? (['unitPrice', 'vatRate', 'valueWithoutVat', 'vatAmount'] as const) : []),
  ];
}

const shortText = 54;
const figure = 90;

function columnsOf(printing: Printing): Record<ColumnName, Column> {
  const { invoice, words } = printing;
  const { labels } = words.print;
  const currency = lineCurrency(invoice);
  const isWithoutVat = invoice.totals.vat === null;
  const written = (label: string, cell: Column['cell'], widthMax: number | null): Column => ({
    label,
    align: 'left',
    cell,
    widthMax,
  });
  const counted = (label: string, cell: Column['cell']): Column => ({
    label,
    align: 'right',
    cell,
    widthMax: figure,
  });
  const amount = (label: string, of: (amounts: PrintedLineAmounts) => Money | null) =>
    counted(label, (line) => writtenAmount(of(amountsOf(line, currency)) ?? noMoney));
  return {
    no: counted(labels.no, (_line, place) => String(place + 1)),
    code: written(labels.code, ({ code }) => code, shortText),
    description: written(labels.description, ({ name }) => name, null),
    describedWithCode: written(
      labels.description,
      ({ name, code }) => (code === '' ? name : `${name}\n${code}`),
      null,
    ),
    unit: written(labels.unit, ({ unit }) => unit, shortText),
    quantity: counted(labels.quantity, ({ quantity }) => writtenQuantity(quantity)),
    unitPrice: amount(labels.unitPrice, ({ unitPriceWithoutVat }) => unitPriceWithoutVat),
    unitPriceWithVat: amount(
      isWithoutVat ? labels.unitPrice : labels.unitPriceWithVat,
      ({ unitPriceWithVat }) => unitPriceWithVat,
    ),
    discount: counted(labels.discount, (line) => discountMark(line, words, '\n')),
    vatRate: { ...counted(labels.vatRate, (line) => taxMark(line, words)), widthMax: shortText },
    valueWithoutVat: amount(labels.valueWithoutVat, ({ withoutVat }) => withoutVat),
    vatAmount: amount(vatLabel(printing), ({ vat }) => vat),
    valueWithVat: amount(isWithoutVat ? labels.total : labels.valueWithVat, ({ withVat }) => withVat),
  };
}
