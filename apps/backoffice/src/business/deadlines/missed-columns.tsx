import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  Badge,
  type Column,
  dateColumn,
  formatDateTime,
  MISSING,
  nameColumn,
  textColumn,
} from '@tezga/ui';
import { missedCause } from './missed-cause.ts';
import type { MissedDocument } from './missed-documents.ts';

type Words = Pick<Phrases, 'deadlines' | 'faults' | 'refusals'>;

const seenWords = ({ deadlines }: Words, { seen }: MissedDocument) =>
  seen === null ? deadlines.notSeen : `${seen.by}, ${formatDateTime(new Date(seen.at), 'minute')}`;

export function missedColumns(phrases: Words): Column<MissedDocument>[] {
  const words = phrases.deadlines;
  return [
    textColumn('kind', words.kind, 130, ({ kind }) => words.kinds[kind], {
      minWidth: 90,
      sortable: true,
      card: 'detail',
    }),
    nameColumn('number', words.number, 116, ({ number }) => number, { minWidth: 90 }),
    {
      id: 'seen',
      header: words.seen,
      width: 190,
      minWidth: 110,
      cell: (document) => (
        <Badge tone={document.seen === null ? 'bad' : 'off'} title={seenWords(phrases, document)}>
          {seenWords(phrases, document)}
        </Badge>
      ),
      text: (document) => seenWords(phrases, document),
      card: 'badge',
    },
    textColumn('about', words.about, 150, ({ about }) => about, {
      minWidth: 84,
      sortable: true,
      card: 'detail',
    }),
    ...timeColumns(phrases),
    amountColumn('amount', words.amount, 104, ({ amount }) => amount, { sortable: true, card: 'amount' }),
  ];
}

function timeColumns(phrases: Words): Column<MissedDocument>[] {
  const words = phrases.deadlines;
  const causeOf = (document: MissedDocument) => missedCause(phrases, document);
  return [
    dateColumn('madeAt', words.madeAt, 142, ({ madeAt }) => madeAt, {
      hiddenByDefault: true,
      sortable: true,
    }),
    dateColumn('deadline', words.deadline, 142, ({ deadline }) => deadline, {
      sortable: true,
      card: 'detail',
    }),
    {
      id: 'cause',
      header: words.cause,
      width: 220,
      minWidth: 120,
      cell: (document) => <span title={causeOf(document) ?? undefined}>{causeOf(document) ?? MISSING}</span>,
      text: causeOf,
    },
  ];
}
