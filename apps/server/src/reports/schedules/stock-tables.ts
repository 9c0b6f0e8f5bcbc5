import { printedRowsMax } from '@tezga/contract';
import { noMoney, noQuantity } from '@tezga/domain';
import { writtenAmount, writtenQuantity } from '@tezga/print/written-figures';
import { movedReport } from '../stock-moved.ts';
import { stockReport } from '../stock.ts';
import { sentTable, type ReadTable, type SentColumn } from './sent-table.ts';

const firstPage = { direction: 'descending', page: 1, perPage: printedRowsMax } as const;

/**
 * The stock of each article at the start and the end of the period. The value columns are included only if the
 * recipient may read costs.
 */
export const stockTable: ReadTable = async ({ definition, range, phrases, mayRead }, reading) => {
  const { reports } = phrases;
  const { rows, totals, totalResult } = await stockReport(
    { ...definition, ...range, ...firstPage, sort: 'left' },
    reading,
  );
  type Column = SentColumn<(typeof rows)[number], typeof totals>;
  const quantities = (['opening', 'entered', 'left', 'closing'] as const).map((name): Column => ({
    header: reports[name],
    of: (row) => writtenQuantity(row[name] ?? noQuantity),
  }));
  const values = (['enteredValue', 'leftValue', 'closingValue'] as const).map((name): Column => {
    const of = (figures: typeof totals) => writtenAmount(figures[name] ?? noMoney);
    return { header: reports[name], of, total: of };
  });
  return sentTable(
    { header: reports.groupings.item, of: ({ name }) => name },
    [
      { header: reports.unit, of: ({ unit }) => unit ?? '' },
      ...(mayRead('stock') ? quantities : []),
      ...(mayRead('cost') ? values : []),
    ],
    { rows, totals, rowCount: totalResult },
    mayRead('cost') ? [`${reports.closingValue}: ${reports.stockRules.closingValue}`] : [],
  );
};

/** The goods that entered or left the stock, by employee. */
export const movedTable =
  (direction: 'in' | 'out'): ReadTable =>
  async ({ definition, range, phrases, mayRead }, reading) => {
    const { reports } = phrases;
    const { rows, totals, totalResult } = await movedReport(
      direction,
      { ...definition, ...range, ...firstPage, by: 'employee', sort: 'quantity' },
      reading,
    );
    type Column = SentColumn<Pick<typeof totals, keyof typeof totals>, typeof totals>;
    const documents = (figures: typeof totals) => String(figures.documents);
    const value = (figures: typeof totals) => writtenAmount(figures.value ?? noMoney);
    const figures: Column[] = [
      { header: reports.documents, of: documents, total: documents },
      ...(mayRead('stock')
        ? [
            {
              header: reports.quantity,
              of: (row: typeof totals) => writtenQuantity(row.quantity ?? noQuantity),
            },
          ]
        : []),
      ...(mayRead('cost') ? [{ header: reports.value, of: value, total: value }] : []),
    ];
    return sentTable(
      { header: reports.employee, of: ({ name }) => name ?? reports.noEmployee },
      figures,
      { rows, totals, rowCount: totalResult },
      [reports.stockRules.documents],
    );
  };
