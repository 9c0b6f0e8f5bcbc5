import { businessLevel, type BusinessArea, type JournalDocument } from '@tezga/domain';
import { DateTime, Facts, Panel, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session-context.ts';
import { documentWords } from './document-words.ts';
import type { EntryPartProps } from './entry-part.ts';
import type { WholeJournal } from './queries.ts';
import { invoicePath, entryPath, warehouseDocumentPath } from '../../kits/documents/document-paths.ts';

/** The document of the entry, its day and the user. */
export function EntryFacts({ journal }: EntryPartProps) {
  const { accounting: words } = usePhrases();
  return (
    <Panel title={words.page.facts}>
      <Facts
        layout="list"
        facts={[
          { label: words.document, value: <DocumentLink journal={journal} /> },
          { label: words.date, value: <DateTime value={journal.date} dateOnly /> },
          { label: words.postedAt, value: <DateTime value={new Date(journal.postedAt)} seconds /> },
          { label: words.by, value: journal.by || words.page.bySystem },
        ]}
      />
    </Panel>
  );
}

interface Place {
  readonly to: string;
  readonly area: BusinessArea;
}

/** The pages of documents; a type without a page has no link. */
const placesOf: Partial<Record<JournalDocument, (document: WholeJournal['document']) => Place>> = {
  invoice: (document) => ({ to: invoicePath(document), area: 'receipts' }),
  'drawer-movement': () => ({ to: entryPath, area: 'cashRegister' }),
  entry: ({ _id }) => ({ to: warehouseDocumentPath('entry', _id), area: 'warehouse' }),
  exit: ({ _id }) => ({ to: warehouseDocumentPath('exit', _id), area: 'warehouse' }),
};

function DocumentLink({ journal }: EntryPartProps) {
  const { accounting: words } = usePhrases();
  const { role } = useSession();
  const place = placesOf[journal.document.type]?.(journal.document);
  const label = documentWords(words, journal);
  if (place === undefined || businessLevel(role, place.area) === 'none') return label;
  return <Link to={place.to}>{label}</Link>;
}
