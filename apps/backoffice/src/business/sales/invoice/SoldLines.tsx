import { amountOf, baseCurrency, hundredthsOf } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  amountCells,
  articleCells,
  BelowLine,
  formatAmount,
  formatPercent,
  LinesTable,
  MISSING,
  Money,
  Percent,
  quantityCells,
  quantityWords,
  usePhrases,
  type LineColumn,
} from '@tezga/ui';
import type { WholeInvoice } from '../queries.ts';
import type { InvoicePartProps } from './invoice-part.ts';

type Line = WholeInvoice['items'][number];

/** What was sold. */
export function SoldLines({ invoice: { items, reverseCharge } }: InvoicePartProps) {
  const phrases = usePhrases();
  return (
    <LinesTable
      label={phrases.sales.page.items}
      lines={items}
      columns={columnsOf(phrases, reverseCharge)}
      onPhone={(line) => onPhone(phrases.print, line)}
      isNumbered
    />
  );
}

function columnsOf({ sales, print }: Phrases, isReverseCharge: boolean): LineColumn<Line>[] {
  const words = sales.page;
  return [
    articleCells(words.article, (line) => ({
      name: line.N,
      codes: [line.sku, line.barcode],
      note: line.EX_Code === null ? null : print.exemptions[line.EX_Code],
    })),
    quantityCells(words.quantity, ({ Q }) => Q),
    { header: words.unitOf, cell: ({ U }) => U },
    amountCells(words.price, ({ UPA }) => UPA),
    {
      header: words.discount,
      isFigure: true,
      cell: (line) => (
        <>
          {line.R === 0 ? MISSING : <Percent value={line.R} />}
          {isBaseKept(line) ? <BelowLine>{print.baseNotLowered}</BelowLine> : null}
        </>
      ),
    },
    amountCells(sales.withoutVat, ({ PB }) => PB, { emphasis: 'quiet' }),
    { header: words.rate, isFigure: true, cell: (line) => rateOf(line, print) },
    amountCells(isReverseCharge ? print.owedVat : sales.vat, vatOf, { emphasis: 'quiet' }),
    amountCells(sales.total, ({ PA }) => PA, { emphasis: 'strong', unit: baseCurrency }),
  ];
}

const written = (amount: number) => formatAmount(hundredthsOf(amount));

function onPhone(print: Phrases['print'], line: Line) {
  const discount = line.R === 0 ? '' : ` · ${formatPercent(-line.R)}`;
  const kept = isBaseKept(line) ? `, ${print.baseNotLowered}` : '';
  const codes = [...new Set([line.sku, line.barcode])].filter((code) => code !== '').join(' · ');
  const exemption = line.EX_Code === null ? '' : print.exemptions[line.EX_Code];
  return [
    line.N,
    <Money key="total" value={line.PA} emphasis="strong" />,
    `${quantityWords(line.Q, line.U)} × ${written(line.UPA)}${discount}${kept}`,
    `${written(line.PB)} · ${rateOf(line, print)} · ${written(vatOf(line))}`,
    ...[codes, exemption].filter((part) => part !== ''),
  ];
}

/** Whether the discount is told and leaves what is taxed as it is. */
const isBaseKept = ({ R, RR }: Line): boolean => R !== 0 && !RR;

/** Under reverse charge the buyer owes it. */
const vatOf = ({ VA, owedVA }: Line): number => amountOf(hundredthsOf(VA) + hundredthsOf(owedVA));

/** The rate, or in a word why there is none. */
function rateOf({ VR, EX_Code: exemption }: Line, { exemptionMarks }: Phrases['print']): string {
  if (exemption !== null) return exemptionMarks[exemption];
  return VR === null ? MISSING : formatPercent(VR, 0);
}
