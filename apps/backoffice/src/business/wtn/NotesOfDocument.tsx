import { businessLevel } from '@tezga/domain';
import { Button, Panel, SideList, Stack, StatusBadge, usePhrases } from '@tezga/ui';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../session/session-context.ts';
import { TransferNoteButton } from './TransferNoteButton.tsx';
import { wtnQueries } from './queries.ts';
import { newNotePath, notePath } from '../../kits/documents/document-paths.ts';

/** The accompanying invoices of a sales invoice, with a link to issue one; hidden if the role may not see them. */
export function NotesOfInvoice({ invoiceId }: { readonly invoiceId: string }) {
  const { none, make } = usePhrases().wtn.ofInvoice;
  return (
    <Notes query={wtnQueries.ofInvoice(invoiceId)} none={none}>
      {() => <NewNoteLink search={{ invoice: invoiceId }}>{make}</NewNoteLink>}
    </Notes>
  );
}

interface NotesOfTransferProps {
  readonly transferId: string;
  /** Only goods in transit get another accompanying invoice. */
  readonly isInTransit: boolean;
}

/** The accompanying invoices of a transfer. The first is issued with one click, further ones with the form. */
export function NotesOfTransfer({ transferId, isInTransit }: NotesOfTransferProps) {
  const { ofInvoice, ofTransfer: words } = usePhrases().wtn;
  return (
    <Notes query={wtnQueries.ofTransfer(transferId)} none={words.none}>
      {(count) =>
        isInTransit ? (
          <>
            {count === 0 ? <TransferNoteButton transferId={transferId} /> : null}
            <NewNoteLink search={{ transfer: transferId }}>
              {count === 0 ? words.otherwise : ofInvoice.make}
            </NewNoteLink>
          </>
        ) : null
      }
    </Notes>
  );
}

interface NotesProps {
  readonly query: ReturnType<typeof wtnQueries.ofInvoice>;
  readonly none: string;
  /** The link to the form of a further accompanying invoice, given the number of existing ones. */
  readonly children: (count: number) => ReactNode;
}

function Notes(props: NotesProps) {
  const level = businessLevel(useSession().role, 'wtn');
  return level === 'none' ? null : <NotesPanel {...props} mayIssue={level === 'readWrite'} />;
}

function NotesPanel({ query, none, children, mayIssue }: NotesProps & { readonly mayIssue: boolean }) {
  const { wtn } = usePhrases();
  const { data } = useQuery(query);
  return (
    <Panel title={wtn.ofInvoice.title}>
      <Stack gap={10}>
        <SideList
          items={(data ?? []).map((note) => ({
            key: note._id,
            name: <Link to={notePath(note)}>{note.wtnNumber}</Link>,
            value: <StatusBadge state={note.status} />,
          }))}
          empty={none}
        />
        {mayIssue && data !== undefined ? children(data.length) : null}
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
