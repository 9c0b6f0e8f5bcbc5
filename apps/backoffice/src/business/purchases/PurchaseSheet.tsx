import { encoded, figure } from '@tezga/contract';
import { baseCurrency } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  Amount,
  amountCells,
  articleCells,
  Code,
  DateTime,
  Facts,
  formatAmount,
  formatDateTime,
  formatPercent,
  formatRate,
  LinesTable,
  MISSING,
  Notice,
  quantityCells,
  quantityWords,
  Sheet,
  TotalsTable,
  usePhrases,
  type Fact,
  type LineColumn,
} from '@tezga/ui';
import type { WholePurchase } from './queries.ts';

/** The maximum number of decimals shown for the exchange rate of a purchase; suppliers use no more. */
const rateDecimals = 4;

export interface PurchasePartProps {
  readonly purchase: WholePurchase;
}

type Line = WholePurchase['items'][number];
type Words = Phrases['purchases'];

/** The document: supplier, lines and totals. */
export function PurchaseSheet({ purchase }: PurchasePartProps) {
  const { purchases: words } = usePhrases();
  return (
    <Sheet>
      <Facts facts={factsOf(words, purchase)} />
      {purchase.items.length === 0 ? (
        <Notice tone="info">{words.page.noItems}</Notice>
      ) : (
        <LinesTable
          label={words.page.items}
          lines={purchase.items}
          columns={columnsOf(words)}
          onPhone={onPhone}
          isNumbered
        />
      )}
      <PurchaseTotals purchase={purchase} />
    </Sheet>
  );
}

/** The supplier, the days of receipt and payment, and the user who accepted or refused it. */
function factsOf(words: Words, purchase: WholePurchase): (Fact | null)[] {
  const { supplier, receivedAt, dueOn, answeredBy, answeredAt, sources } = purchase;
  return [
    supplier === null
      ? { label: words.page.supplier, value: words.unknownSupplier, isDim: true }
      : {
          label: words.page.supplier,
          value: supplier.name,
          more: [
            <>
              <Code>{supplier.IDNum}</Code>
              {supplier.town === '' ? null : ` · ${supplier.town}`}
            </>,
            supplier.address,
          ],
        },
    receivedAt === null
      ? null
      : { label: words.receivedAt, value: <DateTime value={new Date(receivedAt)} /> },
    dueOn === null ? null : { label: words.dueOn, value: <DateTime value={dueOn} dateOnly /> },
    { label: words.source, value: sources.map((source) => words.sources[source]).join(', ') },
    answeredBy === null || answeredAt === null
      ? null
      : {
          label: words.page.answered,
          value: words.page.answeredBy(answeredBy, formatDateTime(new Date(answeredAt), 'minute')),
        },
  ];
}

const rateOf = ({ vatRate }: Pick<Line, 'vatRate'>): string =>
  vatRate === null ? MISSING : formatPercent(encoded(figure.percent, vatRate), 0);

const columnsOf = (words: Words): LineColumn<Line>[] => [
  articleCells(words.page.article, ({ name, code }) => ({ name, codes: [code] })),
  quantityCells(words.page.quantity, ({ quantity }) => quantity),
  { header: words.page.unit, cell: ({ unit }) => unit },
  amountCells(words.page.price, ({ unitPrice }) => unitPrice),
  amountCells(words.withoutVat, ({ withoutVat }) => withoutVat, { emphasis: 'quiet' }),
  { header: words.vat, isFigure: true, cell: rateOf },
  amountCells(words.total, ({ withVat }) => withVat, { emphasis: 'strong', unit: baseCurrency }),
];

const onPhone = (line: Line) => [
  line.name,
  <Amount key="total" value={line.withVat} emphasis="strong" />,
  `${quantityWords(line.quantity, line.unit)} × ${formatAmount(line.unitPrice)}`,
  rateOf(line),
];

/** VAT by rate if the lines are known, and the totals. */
function PurchaseTotals({ purchase }: PurchasePartProps) {
  const { purchases: words } = usePhrases();
  const { page } = words;
  return (
    <TotalsTable
      vatByRate={{
        label: page.vatByRate,
        heads: { rate: page.rate, base: page.base, vat: words.vat, total: words.total },
        rates: purchase.vatByRate.map((at) => ({ ...at, key: String(at.vatRate), name: rateOf(at) })),
      }}
      label={page.totals}
      totals={[
        { label: words.withoutVat, amount: purchase.totalPriceWithoutVAT },
        { label: words.vat, amount: purchase.totalVATAmount },
        { label: `${words.total} ${baseCurrency}`, amount: purchase.totalPrice, isWhole: true },
      ]}
      notes={[
        purchase.currencyExRate === null
          ? null
          : {
              label: `${page.exchangeRate} ${purchase.currencyCode}`,
              value: formatRate(purchase.currencyExRate, rateDecimals),
            },
      ]}
    />
  );
}
