import { Badge, DateTime, DocumentPage, Notice, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { DocumentRoute } from '../../kits/documents/DocumentRoute.tsx';
import { documentWords } from './document-words.ts';
import { EntryFacts } from './EntryFacts.tsx';
import { EntryLines } from './EntryLines.tsx';
import { entryPathOf, journalPath } from './paths.ts';
import { accountingQueries } from './queries.ts';
import type { EntryPartProps } from './entry-part.ts';

/** The page of one journal entry. */
export function EntryPage() {
  const { accounting: words } = usePhrases();
  return (
    <DocumentRoute query={accountingQueries.one} failed={words.page.readFailed} backTo={journalPath}>
      {(journal) => (
        <DocumentPage
          title={words.page.heading(words.kinds[journal.kind], documentWords(words, journal))}
          breadcrumb={[
            <Link key="list" to={journalPath}>
              {words.title}
            </Link>,
            words.kinds[journal.kind],
          ]}
          badges={
            journal.counterpartId === null ? null : (
              <Badge>{journal.isVoid ? words.isVoid : words.isVoided}</Badge>
            )
          }
          total={journal.amount}
          about={<DateTime value={journal.date} dateOnly />}
          notice={<CounterpartNotice journal={journal} />}
          aside={<EntryFacts journal={journal} />}
        >
          <EntryLines journal={journal} />
        </DocumentPage>
      )}
    </DocumentRoute>
  );
}

/** For a reversed entry or a reversal: a notice with a link to the other entry. */
function CounterpartNotice({ journal: { isVoid, counterpartId } }: EntryPartProps) {
  const words = usePhrases().accounting.page;
  if (counterpartId === null) return null;
  return (
    <Notice tone="info" action={<Link to={entryPathOf(counterpartId)}>{words.counterpart}</Link>}>
      {isVoid ? words.voidNotice : words.voidedNotice}
    </Notice>
  );
}
