import { negated, noMoney, type Money } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  Amount,
  amountCells,
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
  openOfChosen,
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
  /** True if there are more open documents than the form shows. */
  readonly isMore: boolean;
}

/** The choice of open documents to pay; without a choice the oldest are paid first. */
export function DocumentChoice({ kind, form, documents, settled, isMore }: DocumentChoiceProps) {
  const { card, form: words } = usePhrases().payments;
  const documentPath = useDocumentPath();
  const chosen = new Set((form.values.documents ?? []).map(({ _id }) => _id));
  const title = kind === 'refund' ? words.credits : words.documents;
  const toggle = (id: string) => {
    const wanted = withDocument(form.values, documents, id);
    form.setValue('documents', wanted);
    const sum = openOfChosen({ ...form.values, documents: wanted }, documents);
    if (sum !== null) form.setValue('amount', sum);
  };
  const checkbox = (document: OpenDocument, label?: string) => (
    <Checkbox
      checked={chosen.has(document._id)}
      onChange={() => toggle(document._id)}
      {...(label === undefined ? { 'aria-label': words.choose(documentName(card, document)) } : { label })}
    />
  );
  const columns = columnsOf({ card, words, settled, checkbox, documentPath });
  return (
    <Panel title={title} note={words.oldestFirst} padding="none">
      <ProblemOf form={form} />
      {documents.length === 0 ? (
        <p className={classes['note']}>{words.nothingOpen}</p>
      ) : (
        <LinesTable
          isInPanel
          label={title}
          lines={documents}
          columns={columns}
          onPhone={(document) => [
            checkbox(document, documentName(card, document)),
            `${formatAmount(left(document))} ${document.currency}`,
            document.date,
            settled?.has(document._id) === true
              ? `${words.paid} ${formatAmount(settled.get(document._id))}`
              : '',
          ]}
        />
      )}
      {isMore ? <p className={classes['note']}>{words.onlySome(formatCount(documents.length))}</p> : null}
    </Panel>
  );
}

const left = ({ openMon }: OpenDocument) => (openMon < noMoney ? negated(openMon) : openMon);

interface ColumnParts extends Pick<DocumentChoiceProps, 'settled'> {
  readonly card: Phrases['payments']['card'];
  readonly words: Phrases['payments']['form'];
  readonly checkbox: (document: OpenDocument) => ReactNode;
  readonly documentPath: DocumentPath;
}

const columnsOf = ({
  card,
  words,
  settled,
  checkbox,
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
        <Amount value={left(document)} /> {document.currency}
      </>
    ),
  },
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
