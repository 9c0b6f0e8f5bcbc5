import { baseCurrency } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { LinesTable, NoLines, Panel, usePhrases, type LineColumn } from '@tezga/ui';
import { AccountTitle, EntryLink, sideCells } from '../../accounting/index.ts';
import type { WholeInvoice } from '../queries.ts';
import type { InvoicePartProps } from './invoice-part.ts';

type Journal = NonNullable<WholeInvoice['journals']>[number];

/** The journal entries of the invoice. */
export function JournalPanel({ invoice: { journals } }: InvoicePartProps) {
  const phrases = usePhrases();
  const words = phrases.sales.page;
  if (journals === undefined) return null;
  return (
    <Panel title={words.journal} note={baseCurrency} padding="none">
      {journals.length === 0 ? <NoLines>{words.noJournal}</NoLines> : null}
      {journals.map((journal) => (
        <LinesTable
          key={journal._id}
          lines={journal.lines}
          columns={columnsOf(phrases, journal)}
          hintOf={({ accountPath }) => accountPath}
          isInPanel
        />
      ))}
    </Panel>
  );
}

const columnsOf = (
  { sales: { page }, accounting }: Phrases,
  { _id, kind }: Journal,
): LineColumn<Journal['lines'][number]>[] => [
  {
    header: <EntryLink journalId={_id}>{accounting.kinds[kind]}</EntryLink>,
    cell: ({ accountPath }) => <AccountTitle accountPath={accountPath} />,
  },
  sideCells(page.debit, ({ debit }) => debit),
  sideCells(page.credit, ({ credit }) => credit),
];
