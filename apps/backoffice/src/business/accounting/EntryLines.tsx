import { baseCurrency, type Money } from '@tezga/domain';
import { Amount, formatRate, Panel, usePhrases } from '@tezga/ui';
import { useIsWide } from '../../kits/forms/use-is-wide.ts';
import page from '../../kits/documents/Document.module.css';
import { AccountRecords } from './AccountRecords.tsx';
import { AccountTitle } from './AccountTitle.tsx';
import type { EntryPartProps } from './entry-part.ts';
import type { WholeJournal } from './queries.ts';

type EntryLine = WholeJournal['lines'][number];

interface LineProps {
  readonly line: EntryLine;
}

const side = (amount: Money) => (amount === 0n ? null : <Amount value={amount} />);
const keyOf = ({ accountPath, debit, credit, debitMon, creditMon }: EntryLine) =>
  [accountPath, debit, credit, debitMon, creditMon].join(' ');

/** The accounts it touched: a table where there is room, two lines each where there is none. */
export function EntryLines({ journal }: EntryPartProps) {
  const words = usePhrases().accounting.page;
  const isWide = useIsWide();
  return (
    <Panel title={words.lines} note={baseCurrency} padding="none">
      {isWide ? <LinesTable journal={journal} /> : <LinesList journal={journal} />}
    </Panel>
  );
}

function LinesTable({ journal }: EntryPartProps) {
  const { accounting: words } = usePhrases();
  return (
    <table className={page['table']} data-journal aria-label={words.page.lines}>
      <thead>
        <tr>
          <th scope="col">{words.account}</th>
          <th scope="col" data-number>
            {words.debited}
          </th>
          <th scope="col" data-number>
            {words.credited}
          </th>
        </tr>
      </thead>
      <tbody>
        {journal.lines.map((line) => (
          <tr key={keyOf(line)} title={line.accountPath}>
            <td>
              <AccountOf line={line} />
            </td>
            <td data-number>{side(line.debit)}</td>
            <td data-number>{side(line.credit)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.page.total}</th>
          <td data-number>
            <Amount value={journal.amount} emphasis="strong" />
          </td>
          <td data-number>
            <Amount value={journal.amount} emphasis="strong" />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function LinesList({ journal }: EntryPartProps) {
  const { accounting: words } = usePhrases();
  return (
    <ul className={page['lines']} aria-label={words.page.lines}>
      {journal.lines.map((line) => (
        <li key={keyOf(line)}>
          <span>
            <AccountOf line={line} />
          </span>
          <span>
            <small>{line.debit === 0n ? words.credited : words.debited}</small>{' '}
            {side(line.debit === 0n ? line.credit : line.debit)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The account, whose it is, and what moved where that was not lek. */
function AccountOf({ line }: LineProps) {
  return (
    <>
      <AccountTitle accountPath={line.accountPath} />
      <span className={page['below']}>
        <AccountRecords records={line.records} />
      </span>
      {line.currency === baseCurrency ? null : <InCurrency line={line} />}
    </>
  );
}

const rateDecimals = 4;

function InCurrency({ line: { debitMon, creditMon, currency, exRate } }: LineProps) {
  const words = usePhrases().accounting.page;
  const rate = formatRate(exRate, rateDecimals);
  return (
    <span className={page['below']}>
      <Amount value={debitMon === 0n ? creditMon : debitMon} /> {currency} · {words.rate(rate)}
    </span>
  );
}
