import { businessLevel, isWarehouseDocument, type BusinessArea } from '@tezga/domain';
import { DateTime, Facts, Panel, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session-context.ts';
import { documentWords } from './document-words.ts';
import type { EntryPartProps } from './entry-part.ts';
import type { WholeJournal } from './queries.ts';
import {
  entryPath,
  invoicePath,
  purchasePath,
  warehouseDocumentPath,
} from '../../kits/documents/document-paths.ts';

/** The document that the entry was posted for, its date, and the user who posted it. */
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

/** The page of a document; null for a type without a page. */
function placeOf(document: WholeJournal['document']): Place | null {
  const { type, _id } = document;
  if (type === 'invoice') return { to: invoicePath(document), area: 'receipts' };
  if (type === 'purchase') return { to: purchasePath(document), area: 'receipts' };
  if (type === 'drawer-movement' || type === 'drawer-count') return { to: entryPath, area: 'cashRegister' };
  if (!isWarehouseDocument(type)) return null;
  return { to: warehouseDocumentPath(type, _id), area: 'warehouse' };
}

function DocumentLink({ journal }: EntryPartProps) {
  const { accounting: words } = usePhrases();
  const { role } = useSession();
  const place = placeOf(journal.document);
  const label = documentWords(words, journal);
  if (place === null || businessLevel(role, place.area) === 'none') return label;
  return <Link to={place.to}>{label}</Link>;
}
