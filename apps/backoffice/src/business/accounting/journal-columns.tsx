import type { Phrases } from '@tezga/phrases';
import { amountColumn, Badge, codeColumn, type Column, dateColumn, dayColumn, textColumn } from '@tezga/ui';
import { accountName } from './account-name.ts';
import { documentWords } from './document-words.ts';
import type { Journal } from './queries.ts';

type Side = 'debit' | 'credit';

export function journalColumns(words: Phrases['accounting']): Column<Journal>[] {
  return [
    dayColumn('date', words.date, 104, ({ date }) => date, { hideable: false, groupsCards: true }),
    textColumn('document', words.document, 200, (journal) => documentWords(words, journal), {
      minWidth: 130,
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
    textColumn('by', words.by, 120, ({ by }) => by || words.page.bySystem, { minWidth: 80 }),
    dateColumn('postedAt', words.postedAt, 142, ({ postedAt }) => postedAt, { hiddenByDefault: true }),
    amountColumn('amount', words.amount, 126, ({ amount }) => amount, { card: 'amount' }),
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

/** The account numbers of one side; the tooltip has their names. */
function sideColumn(words: Phrases['accounting'], side: Side, header: string): Column<Journal> {
  const accountsOf = ({ lines }: Journal) => {
    const names = lines
      .filter((line) => line[side] !== 0n)
      .map(({ accountPath }) => accountName(words, accountPath));
    return [...new Map(names.map((each) => [each.code, each])).values()];
  };
  const codesOf = (journal: Journal) =>
    accountsOf(journal)
      .map(({ code }) => code)
      .join(', ');
  const namesOf = (journal: Journal) =>
    accountsOf(journal)
      .map(({ code, name }) => `${code} ${name}`)
      .join('\n');
  const cardCell = (journal: Journal) => `${header} ${codesOf(journal)}`;
  return codeColumn(side, header, 120, codesOf, { minWidth: 64, hint: namesOf, card: 'detail', cardCell });
}
