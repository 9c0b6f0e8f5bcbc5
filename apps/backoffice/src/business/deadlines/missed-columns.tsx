import { baseCurrency, hundredthsOf } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { Amount, Badge, DateTime, formatDateTime, MISSING, type Column } from '@tezga/ui';
import { missedCause } from './missed-cause.ts';
import type { MissedDocument } from './missed-documents.ts';

type Words = Pick<Phrases, 'deadlines' | 'faults' | 'refusals'>;

const seenWords = ({ deadlines }: Words, { seen }: MissedDocument) =>
  seen === null ? deadlines.notSeen : `${seen.by}, ${formatDateTime(new Date(seen.at), 'minute')}`;

export function missedColumns(phrases: Words): Column<MissedDocument>[] {
  const words = phrases.deadlines;
  return [
    {
      id: 'kind',
      header: words.kind,
      width: 130,
      minWidth: 90,
      sortable: true,
      cell: ({ kind }) => words.kinds[kind],
      text: ({ kind }) => words.kinds[kind],
      card: 'detail',
    },
    {
      id: 'number',
      header: words.number,
      width: 116,
      minWidth: 90,
      strong: true,
      hideable: false,
      sortable: true,
      cell: ({ number }) => number,
      text: ({ number }) => number,
      card: 'title',
    },
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
    {
      id: 'about',
      header: words.about,
      width: 150,
      minWidth: 84,
      sortable: true,
      cell: ({ about }) => about,
      text: ({ about }) => about,
      card: 'detail',
    },
    ...timeColumns(phrases),
    {
      id: 'amount',
      header: words.amount,
      unit: baseCurrency,
      align: 'right',
      width: 104,
      sortable: true,
      cell: ({ amount }) => <Amount value={hundredthsOf(amount)} emphasis="strong" />,
      text: ({ amount }) => hundredthsOf(amount),
      card: 'amount',
    },
  ];
}

function timeColumns(phrases: Words): Column<MissedDocument>[] {
  const words = phrases.deadlines;
  const causeOf = (document: MissedDocument) => missedCause(phrases, document);
  return [
    {
      id: 'madeAt',
      header: words.madeAt,
      width: 142,
      hiddenByDefault: true,
      sortable: true,
      cell: ({ madeAt }) => <DateTime value={new Date(madeAt)} />,
      text: ({ madeAt }) => new Date(madeAt),
    },
    {
      id: 'deadline',
      header: words.deadline,
      width: 142,
      sortable: true,
      cell: ({ deadline }) => <DateTime value={new Date(deadline)} />,
      text: ({ deadline }) => new Date(deadline),
      card: 'detail',
    },
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
