import { encoded, figure } from '@tezga/contract';
import { baseCurrency, plus, type Money } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  Amount,
  amountCells,
  articleCells,
  BelowLine,
  Code,
  formatAmount,
  formatPercent,
  LinesTable,
  MISSING,
  Percent,
  quantityCells,
  quantityWords,
  usePhrases,
  type LineColumn,
} from '@tezga/ui';
import type { WholeInvoice } from '../queries.ts';
import type { InvoicePartProps } from './invoice-part.ts';

type Line = WholeInvoice['items'][number];

/** The lines of the invoice. */
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
      codes: [],
      note: line.EX_Code === null ? null : print.exemptions[line.EX_Code],
    })),
    { header: words.code, cell: codeOf },
    quantityCells(words.quantity, ({ Q }) => Q),
    { header: words.unitOf, cell: ({ U }) => U },
    amountCells(words.price, ({ UPA }) => UPA),
    {
      header: words.discount,
      isFigure: true,
      cell: (line) => (
        <>
          {line.R === 0n ? MISSING : <Percent value={encoded(figure.percent, line.R)} />}
          {isTaxBaseUnchanged(line) ? <BelowLine>{print.baseNotLowered}</BelowLine> : null}
        </>
      ),
    },
    amountCells(sales.withoutVat, ({ PB }) => PB, { emphasis: 'quiet' }),
    { header: words.rate, isFigure: true, cell: (line) => rateOf(line, print) },
    amountCells(isReverseCharge ? print.owedVat : sales.vat, vatOf, { emphasis: 'quiet' }),
    amountCells(sales.total, ({ PA }) => PA, { emphasis: 'strong', unit: baseCurrency }),
  ];
}

/** The SKU, or the barcode of an article without SKU; the tooltip has both. */
function codeOf({ sku, barcode }: Line) {
  const codes = [...new Set([sku, barcode])].filter((code) => code !== '');
  const [first] = codes;
  return first === undefined ? (
    MISSING
  ) : (
    <span title={codes.join(' · ')}>
      <Code>{first}</Code>
    </span>
  );
}

function onPhone(print: Phrases['print'], line: Line) {
  const discount = line.R === 0n ? '' : ` · ${formatPercent(-encoded(figure.percent, line.R))}`;
  const baseNote = isTaxBaseUnchanged(line) ? `, ${print.baseNotLowered}` : '';
  const codes = [...new Set([line.sku, line.barcode])].filter((code) => code !== '').join(' · ');
  const exemption = line.EX_Code === null ? '' : print.exemptions[line.EX_Code];
  return [
    line.N,
    <Amount key="total" value={line.PA} emphasis="strong" />,
    `${quantityWords(line.Q, line.U)} × ${formatAmount(line.UPA)}${discount}${baseNote}`,
    `${formatAmount(line.PB)} · ${rateOf(line, print)} · ${formatAmount(vatOf(line))}`,
    ...[codes, exemption].filter((part) => part !== ''),
  ];
}

/** Whether the line shows a discount that does not lower the tax base. */
const isTaxBaseUnchanged = ({ R, RR }: Line): boolean => R !== 0n && !RR;

/** The VAT of the line; under reverse charge the buyer owes it. */
const vatOf = ({ VA, owedVA }: Line): Money => plus(VA, owedVA);

/** The VAT rate, or a short mark of the exemption. */
function rateOf({ VR, EX_Code: exemption }: Line, { exemptionMarks }: Phrases['print']): string {
  if (exemption !== null) return exemptionMarks[exemption];
  return VR === null ? MISSING : formatPercent(VR, 0);
}
