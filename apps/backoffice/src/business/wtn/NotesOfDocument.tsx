import { businessLevel } from '@tezga/domain';
import { Button, Panel, SideList, Stack, StatusBadge, usePhrases } from '@tezga/ui';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../session/session-context.ts';
import { TransferNoteButton } from './TransferNoteButton.tsx';
import { wtnQueries, type Note } from './queries.ts';
import { newNotePath, notePath } from '../../kits/documents/document-paths.ts';

/** The accompanying invoices of a sales invoice, with a link to issue one; hidden if the role may not see them. */
export function NotesOfInvoice({ invoiceId }: { readonly invoiceId: string }) {
  const { none, make } = usePhrases().wtn.ofInvoice;
  const level = useNotesLevel();
  const { data } = useQuery({ ...wtnQueries.ofInvoice(invoiceId), enabled: level !== 'none' });
  if (level === 'none') return null;
  return (
    <NotesPanel notes={data ?? []} empty={none}>
      {level === 'readWrite' && data !== undefined ? (
        <NewNoteLink search={{ invoice: invoiceId }}>{make}</NewNoteLink>
      ) : null}
    </NotesPanel>
  );
}

interface NotesOfTransferProps {
  readonly transferId: string;
  /** Further accompanying invoices can be issued only while the goods are in transit. */
  readonly isInTransit: boolean;
}

/**
 * The accompanying invoices of a transfer. The first is issued with one click, further ones with the form.
 * Only employees of the shop that the goods leave may issue them.
 */
export function NotesOfTransfer({ transferId, isInTransit }: NotesOfTransferProps) {
  const { ofInvoice, ofTransfer: words } = usePhrases().wtn;
  const level = useNotesLevel();
  const { data } = useQuery({ ...wtnQueries.ofTransfer(transferId), enabled: level !== 'none' });
  if (level === 'none') return null;
  const { wtns = [], isIssued = false, mayIssue = false, plates = null } = data ?? {};
  return (
    <NotesPanel notes={wtns} empty={isIssued ? words.elsewhere : words.none}>
      {level === 'readWrite' && isInTransit && mayIssue ? (
        <>
          {isIssued ? null : <TransferNoteButton {...{ transferId, plates }} />}
          <NewNoteLink search={{ transfer: transferId }}>
            {isIssued ? ofInvoice.make : words.otherwise}
          </NewNoteLink>
        </>
      ) : null}
    </NotesPanel>
  );
}

const useNotesLevel = () => businessLevel(useSession().role, 'wtn');

interface NotesPanelProps {
  readonly notes: readonly Note[];
  readonly empty: string;
  /** The buttons that issue a further accompanying invoice; null if the role may not issue it. */
  readonly children: ReactNode;
}

function NotesPanel({ notes, empty, children }: NotesPanelProps) {
  return (
    <Panel title={usePhrases().wtn.ofInvoice.title}>
      <Stack gap={10}>
        <SideList
          items={notes.map((note) => ({
            key: note._id,
            name: <Link to={notePath(note)}>{note.wtnNumber}</Link>,
            value: <StatusBadge state={note.status} />,
          }))}
          empty={empty}
        />
        {children}
      </Stack>
    </Panel>
  );
}

interface NewNoteLinkProps {
  readonly search: { readonly invoice: string } | { readonly transfer: string };
  readonly children: string;
}

function NewNoteLink({ search, children }: NewNoteLinkProps) {
  return (
    <Button
      variant="default"
      renderRoot={(linkProps: object) => <Link {...linkProps} to={newNotePath} search={search} />}
      leftSection={<IconTruckDelivery size={15} stroke={1.8} aria-hidden />}
    >
      {children}
    </Button>
  );
}
