import { businessLevel, type BusinessArea, type JournalDocument } from '@tezga/domain';
import { DateTime, Panel, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session-context.ts';
import page from '../../kits/documents/Document.module.css';
import { documentWords } from './document-words.ts';
import type { EntryPartProps } from './entry-part.ts';
import type { WholeJournal } from './queries.ts';
import { invoicePath, entryPath } from '../../kits/documents/document-paths.ts';

/** What was posted, when, and by whom. */
export function EntryFacts({ journal }: EntryPartProps) {
  const { accounting: words } = usePhrases();
  return (
    <Panel title={words.page.facts}>
      <dl className={page['codes']}>
        <dt>{words.document}</dt>
        <dd>
          <DocumentLink journal={journal} />
        </dd>
        <dt>{words.date}</dt>
        <dd>
          <DateTime value={journal.date} dateOnly />
        </dd>
        <dt>{words.postedAt}</dt>
        <dd>
          <DateTime value={new Date(journal.postedAt)} seconds />
        </dd>
        <dt>{words.by}</dt>
        <dd>{journal.by || words.page.bySystem}</dd>
      </dl>
    </Panel>
  );
}

interface Place {
  readonly to: string;
  readonly area: BusinessArea;
}

/** Where documents are looked at; those that have no page of their own lead nowhere. */
const placesOf: Partial<Record<JournalDocument, (document: WholeJournal['document']) => Place>> = {
  invoice: (document) => ({ to: invoicePath(document), area: 'receipts' }),
  'drawer-movement': () => ({ to: entryPath, area: 'cashRegister' }),
};

function DocumentLink({ journal }: EntryPartProps) {
  const { accounting: words } = usePhrases();
  const { role } = useSession();
  const place = placesOf[journal.document.type]?.(journal.document);
  const said = documentWords(words, journal);
  if (place === undefined || businessLevel(role, place.area) === 'none') return said;
  return <Link to={place.to}>{said}</Link>;
}
