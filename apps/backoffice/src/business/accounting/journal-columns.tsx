import type { Phrases } from '@tezga/phrases';
import { amountColumn, Badge, type Column, dateColumn, dayColumn, textColumn } from '@tezga/ui';
import { accountName, type AccountName } from './account-name.ts';
import { documentWords } from './document-words.ts';
import type { Journal } from './queries.ts';

type Side = 'debit' | 'credit';

export function journalColumns(words: Phrases['accounting']): Column<Journal>[] {
  return [
    dayColumn('date', words.date, 104, ({ date }) => date, {
      hideable: false,
      sortable: true,
      groupsCards: true,
    }),
    textColumn('document', words.document, 170, (journal) => documentWords(words, journal), {
      minWidth: 120,
      sortable: true,
      strong: true,
      card: 'title',
    }),
    {
      id: 'kind',
      header: words.kind,
      width: 132,
      cell: (journal) => <Kind words={words} journal={journal} />,
      text: ({ kind }) => words.kinds[kind],
      filterBy: { filter: 'kind', value: ({ kind }) => kind },
      card: 'badge',
    },
    sideColumn(words, 'debit', words.debited),
    sideColumn(words, 'credit', words.credited),
    textColumn('party', words.party, 140, ({ party }) => party, { minWidth: 80, sortable: true }),
    textColumn('by', words.by, 110, ({ by }) => by || words.page.bySystem, {
      minWidth: 80,
      hiddenByDefault: true,
    }),
    dateColumn('postedAt', words.postedAt, 142, ({ postedAt }) => postedAt, { hiddenByDefault: true }),
    amountColumn('amount', words.amount, 126, ({ amount }) => amount, {
      sortable: true,
      footerTotal: true,
      card: 'amount',
    }),
  ];
}

interface KindProps {
  readonly words: Phrases['accounting'];
  readonly journal: Journal;
}

function Kind({ words, journal: { kind, isVoid, counterpartId } }: KindProps) {
  const name = words.kinds[kind];
  if (counterpartId === null) return name;
  return (
    <>
      {name} <Badge>{isVoid ? words.isVoid : words.isVoided}</Badge>
    </>
  );
}

const written = ({ code, name }: AccountName) => `${code} ${name}`;

/** The accounts of one side: the number and the name of the first, and how many more there are. */
function sideColumn(words: Phrases['accounting'], side: Side, header: string): Column<Journal> {
  const accountsOf = ({ lines }: Journal) => {
    const names = lines
      .filter((line) => line[side] !== 0n)
      .map(({ accountPath }) => accountName(words, accountPath));
    return [...new Map(names.map((each) => [each.code, each])).values()];
  };
  const shown = (journal: Journal) => {
    const [first, ...others] = accountsOf(journal);
    if (first === undefined) return null;
    return others.length === 0 ? written(first) : `${written(first)} +${others.length}`;
  };
  const all = (separator: string) => (journal: Journal) => accountsOf(journal).map(written).join(separator);
  const codes = (journal: Journal) =>
    accountsOf(journal)
      .map(({ code }) => code)
      .join(', ');
  return {
    ...textColumn(side, header, 168, shown, {
      minWidth: 110,
      hint: all('\n'),
      card: 'detail',
      cardCell: (journal) => `${header} ${codes(journal)}`,
    }),
    text: all(', '),
  };
}
