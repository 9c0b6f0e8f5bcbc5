import { baseCurrency, type Money } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { Amount, BelowLine, formatRate, LinesTable, Panel, usePhrases, type LineColumn } from '@tezga/ui';
import { AccountRecords } from './AccountRecords.tsx';
import { AccountTitle } from './AccountTitle.tsx';
import type { EntryPartProps } from './entry-part.ts';
import type { WholeJournal } from './queries.ts';

type EntryLine = WholeJournal['lines'][number];

const side = (amount: Money) => (amount === 0n ? null : <Amount value={amount} />);

/** The debit or credit column; a zero is left empty. */
export function sideCells<Line>(header: string, of: (line: Line) => Money): LineColumn<Line> {
  return { header, isFigure: true, cell: (line) => side(of(line)) };
}

/** The lines of a journal entry. */
export function EntryLines({ journal }: EntryPartProps) {
  const { accounting: words } = usePhrases();
  const sum = <Amount value={journal.amount} emphasis="strong" />;
  return (
    <Panel title={words.page.lines} note={baseCurrency} padding="none">
      <LinesTable
        label={words.page.lines}
        lines={journal.lines}
        columns={columnsOf(words)}
        hintOf={({ accountPath }) => accountPath}
        onPhone={(line) => onPhone(words, line)}
        total={[words.page.total, sum, sum]}
        isInPanel
      />
    </Panel>
  );
}

const columnsOf = (words: Phrases['accounting']): LineColumn<EntryLine>[] => [
  { header: words.account, cell: (line) => <AccountOf line={line} /> },
  sideCells(words.debited, ({ debit }) => debit),
  sideCells(words.credited, ({ credit }) => credit),
];

const onPhone = (words: Phrases['accounting'], line: EntryLine) => [
  <AccountOf key="account" line={line} />,
  <>
    <small>{line.debit === 0n ? words.credited : words.debited}</small>{' '}
    {side(line.debit === 0n ? line.credit : line.debit)}
  </>,
];

interface LineProps {
  readonly line: EntryLine;
}

/** The cell of a line's account: the account, the record it belongs to, and an amount in another currency. */
function AccountOf({ line }: LineProps) {
  return (
    <>
      <AccountTitle accountPath={line.accountPath} />
      <BelowLine>
        <AccountRecords records={line.records} />
      </BelowLine>
      {line.currency === baseCurrency ? null : <InCurrency line={line} />}
    </>
  );
}

const rateDecimals = 4;

function InCurrency({ line: { debitMon, creditMon, currency, exRate } }: LineProps) {
  const words = usePhrases().accounting.page;
  const rate = formatRate(exRate, rateDecimals);
  return (
    <BelowLine>
      <Amount value={debitMon === 0n ? creditMon : debitMon} /> {currency} · {words.rate(rate)}
    </BelowLine>
  );
}
