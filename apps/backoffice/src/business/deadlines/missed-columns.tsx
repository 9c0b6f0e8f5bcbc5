import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  Badge,
  type Column,
  dateColumn,
  formatDateTime,
  nameColumn,
  textColumn,
} from '@tezga/ui';
import { missedCause } from './missed-cause.ts';
import type { MissedDocument } from './missed-documents.ts';

const sortable = true;
const detail = { sortable, card: 'detail' } as const;

export function missedColumns(phrases: Phrases): Column<MissedDocument>[] {
  const words = phrases.deadlines;
  const seenOf = ({ seen }: MissedDocument) =>
    seen === null ? words.notSeen : `${seen.by}, ${formatDateTime(new Date(seen.at), 'minute')}`;
  const causeOf = (document: MissedDocument) => missedCause(phrases, document);
  return [
    textColumn('kind', words.kind, 130, ({ kind }) => words.kinds[kind], { ...detail, minWidth: 90 }),
    nameColumn('number', words.number, 116, ({ number }) => number, { minWidth: 90 }),
    {
      ...textColumn('seen', words.seen, 190, seenOf, { minWidth: 110, card: 'badge' }),
      cell: (document) => (
        <Badge tone={document.seen === null ? 'bad' : 'off'} title={seenOf(document)}>
          {seenOf(document)}
        </Badge>
      ),
    },
    textColumn('about', words.about, 150, ({ about }) => about, { ...detail, minWidth: 84 }),
    dateColumn('madeAt', words.madeAt, 142, ({ madeAt }) => madeAt, { hiddenByDefault: true, sortable }),
    dateColumn('deadline', words.deadline, 142, ({ deadline }) => deadline, detail),
    textColumn('cause', words.cause, 220, causeOf, { minWidth: 120, hint: causeOf }),
    amountColumn('amount', words.amount, 104, ({ amount }) => amount, { sortable, card: 'amount' }),
  ];
}
