import { baseCurrency, type Money } from '@tezga/domain';
import { Amount, Panel, usePhrases } from '@tezga/ui';
import type { WholeInvoice } from '../queries.ts';
import classes from '../../../kits/documents/Document.module.css';
import type { InvoicePartProps } from './invoice-part.ts';
import { AccountTitle, EntryLink } from '../../accounting/index.ts';

/** What it moved between accounts. */
export function JournalPanel({ invoice: { journals } }: InvoicePartProps) {
  const words = usePhrases().sales.page;
  if (journals === undefined) return null;
  return (
    <Panel title={words.journal} note={baseCurrency} padding="none">
      {journals.length === 0 ? <p className={classes['none']}>{words.noJournal}</p> : null}
      {journals.map((journal) => (
        <JournalTable key={journal._id} journal={journal} />
      ))}
    </Panel>
  );
}

const side = (amount: Money) => (amount === 0n ? null : <Amount value={amount} />);

function JournalTable({ journal }: { readonly journal: NonNullable<WholeInvoice['journals']>[number] }) {
  const { sales, accounting } = usePhrases();
  const words = sales.page;
  return (
    <table className={classes['table']} data-journal>
      <thead>
        <tr>
          <th scope="col">
            <EntryLink journalId={journal._id}>{accounting.kinds[journal.kind]}</EntryLink>
          </th>
          <th scope="col" data-number>
            {words.debit}
          </th>
          <th scope="col" data-number>
            {words.credit}
          </th>
        </tr>
      </thead>
      <tbody>
        {journal.lines.map(({ accountPath, debit, credit }) => (
          <tr key={`${accountPath} ${debit} ${credit}`} title={accountPath}>
            <td>
              <AccountTitle accountPath={accountPath} />
            </td>
            <td data-number>{side(debit)}</td>
            <td data-number>{side(credit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
