import type { Phrases } from '@tezga/phrases';
import {
  Amount,
  amountCells,
  DateTime,
  Facts,
  formatAmount,
  LinesTable,
  Panel,
  quantityCells,
  quantityWords,
  StatusBadge,
  usePhrases,
  type LineColumn,
} from '@tezga/ui';
import { DraftPayment } from './DraftPayment.tsx';
import classes from './DraftPayments.module.css';
import type { PaymentDraft } from './queries.ts';
import type { FinishingPayment } from './use-payment.ts';

type Line = PaymentDraft['lines'][number];

interface DraftSheetProps {
  readonly draft: PaymentDraft;
  readonly finishing: FinishingPayment;
}

/** One payment draft: its lines, its sum, and whether it is paid. */
export function DraftSheet({ draft, finishing }: DraftSheetProps) {
  const { onlinePayments: words } = usePhrases();
  const { name, description, currency, total, createdAt, payedAt, lines } = draft;
  return (
    <Panel
      title={name}
      aside={<StatusBadge state={payedAt === null ? 'unpaid' : 'PAID'} tinted />}
      padding="none"
    >
      {description === '' ? null : <p className={classes['text']}>{description}</p>}
      <Facts
        facts={[
          {
            label: words.total,
            value: (
              <>
                <Amount value={total} /> {currency}
              </>
            ),
            more: [words.withVat],
          },
          { label: words.createdAt, value: <DateTime value={new Date(createdAt)} /> },
          payedAt === null ? null : { label: words.payedAt, value: <DateTime value={new Date(payedAt)} /> },
          payedAt === null
            ? null
            : {
                label: words.invoice,
                value: draft.invoiceNumber ?? words.invoiceComing,
                isDim: draft.invoiceNumber === null,
              },
        ]}
      />
      <LinesTable
        label={name}
        lines={lines}
        columns={lineColumns(words, currency)}
        onPhone={({ name: service, quantity, unit, price }) => [
          service,
          `${formatAmount(price)} ${currency}`,
          quantityWords(quantity, unit),
        ]}
        isInPanel
      />
      {payedAt === null ? <DraftPayment draft={draft} finishing={finishing} /> : null}
    </Panel>
  );
}

const lineColumns = (words: Phrases['onlinePayments'], currency: string): LineColumn<Line>[] => [
  { header: words.service, cell: ({ name }) => name },
  { header: words.unit, cell: ({ unit }) => unit },
  quantityCells(words.quantity, ({ quantity }) => quantity),
  amountCells(words.price, ({ price }) => price, { unit: currency }),
  { header: words.vat, isFigure: true, cell: ({ vat }) => `${vat} %` },
];
