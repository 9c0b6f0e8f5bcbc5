import { encoded, figure } from '@tezga/contract';
import type { Money } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  Amount,
  amountCells,
  AmountInput,
  Checkbox,
  DateTime,
  formatAmount,
  formatCount,
  LinesTable,
  Panel,
  usePhrases,
  type LineColumn,
  type ZodForm,
} from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  documentName,
  leftOf,
  openOfChosen,
  typedAmount,
  withAmount,
  withDocument,
  type FormKind,
  type PaymentValues,
} from './payment-form.ts';
import classes from './Payments.module.css';
import type { OpenDocument } from './queries.ts';
import { useDocumentPath, type DocumentPath } from './use-subject.ts';

interface DocumentChoiceProps {
  readonly kind: FormKind;
  readonly form: ZodForm<PaymentValues>;
  readonly documents: readonly OpenDocument[];
  /** How much of each document the payment settles, by document id; null until it is computed. */
  readonly settled: ReadonlyMap<string, Money> | null;
}

/**
 * The maximum number of documents that the form shows. If the user chooses none, the payment also pays documents that
 * are not shown.
 */
const shownMax = 1000;

/** The choice of open documents to pay; without a choice the oldest are paid first. */
export function DocumentChoice({ kind, form, documents, settled }: DocumentChoiceProps) {
  const { fields, payments } = usePhrases();
  const { card, form: words } = payments;
  const documentPath = useDocumentPath();
  const chosen = new Set((form.values.documents ?? []).map(({ _id }) => _id));
  const title = kind === 'refund' ? words.credits : words.documents;
  const shown = documents.slice(0, shownMax);
  const choose = (wanted: NonNullable<PaymentValues['documents']>) => {
    form.setValue('documents', wanted);
    const sum = openOfChosen({ ...form.values, documents: wanted }, documents);
    if (sum !== null) form.setValue('amount', sum);
  };
  const checkbox = (document: OpenDocument, label?: string) => (
    <Checkbox
      checked={chosen.has(document._id)}
      onChange={() => choose(withDocument(form.values, documents, document._id))}
      {...(label === undefined ? { 'aria-label': words.choose(documentName(card, document)) } : { label })}
    />
  );
  const amount = (document: OpenDocument) => {
    if (!chosen.has(document._id)) return null;
    const typed = typedAmount(form.values, document._id);
    return (
      <AmountInput
        className={classes['part'] ?? ''}
        aria-label={words.partOf(documentName(card, document))}
        placeholder={words.part}
        unit={document.currency}
        value={typed === null ? '' : encoded(figure.money, typed)}
        onChange={(value) => choose(withAmount(form.values, document._id, value === '' ? null : value))}
        error={typed !== null && typed > leftOf(document) ? fields['more-than-left'] : undefined}
      />
    );
  };
  const columns = columnsOf({ card, words, settled, checkbox, amount, documentPath });
  return (
    <Panel title={title} note={words.oldestFirst} padding="none">
      <ProblemOf form={form} />
      {documents.length === 0 ? (
        <p className={classes['note']}>{words.nothingOpen}</p>
      ) : (
        <LinesTable
          isInPanel
          label={title}
          lines={shown}
          columns={columns}
          onPhone={(document) => [
            checkbox(document, documentName(card, document)),
            `${formatAmount(leftOf(document))} ${document.currency}`,
            document.date,
            settled?.has(document._id) === true
              ? `${words.paid} ${formatAmount(settled.get(document._id))}`
              : '',
            amount(document),
          ]}
        />
      )}
      {documents.length > shownMax ? (
        <p className={classes['note']}>{words.onlySome(formatCount(shownMax))}</p>
      ) : null}
    </Panel>
  );
}

interface ColumnParts extends Pick<DocumentChoiceProps, 'settled'> {
  readonly card: Phrases['payments']['card'];
  readonly words: Phrases['payments']['form'];
  readonly checkbox: (document: OpenDocument) => ReactNode;
  readonly amount: (document: OpenDocument) => ReactNode;
  readonly documentPath: DocumentPath;
}

const columnsOf = ({
  card,
  words,
  settled,
  checkbox,
  amount,
  documentPath,
}: ColumnParts): LineColumn<OpenDocument>[] => [
  { header: words.chosen, cell: (document) => checkbox(document) },
  {
    header: card.number,
    cell: (document) => {
      const path = documentPath(document);
      const name = documentName(card, document);
      return path === null ? name : <Link to={path}>{name}</Link>;
    },
  },
  { header: card.date, cell: ({ date }) => <DateTime value={date} dateOnly /> },
  { header: card.dueDate, cell: ({ dueDate }) => <DateTime value={dueDate} dateOnly /> },
  {
    header: card.openMon,
    isFigure: true,
    cell: (document) => (
      <>
        <Amount value={leftOf(document)} /> {document.currency}
      </>
    ),
  },
  { header: words.part, isFigure: true, cell: amount },
  amountCells(words.paid, ({ _id }) => settled?.get(_id) ?? null, { emphasis: 'strong' }),
];

/** The first error that the server reported for a chosen document. */
function ProblemOf({ form }: Pick<DocumentChoiceProps, 'form'>) {
  const found = Object.entries(form.errors).find(([path]) => path.startsWith('documents'))?.[1];
  return found === undefined ? null : (
    <p className={classes['note']} role="alert">
      {found}
    </p>
  );
}
