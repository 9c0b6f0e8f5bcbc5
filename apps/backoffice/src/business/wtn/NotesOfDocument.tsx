import { businessLevel } from '@tezga/domain';
import { Button, Panel, SideList, Stack, StatusBadge, usePhrases } from '@tezga/ui';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session-context.ts';
import { wtnQueries } from './queries.ts';
import { newNotePath, notePath } from '../../kits/documents/document-paths.ts';

/** The accompanying invoices of a sales invoice, with a link to issue one; hidden if the role may not see them. */
export function NotesOfInvoice({ invoiceId }: { readonly invoiceId: string }) {
  const none = usePhrases().wtn.ofInvoice.none;
  return <Notes query={wtnQueries.ofInvoice(invoiceId)} origin={{ invoice: invoiceId }} none={none} />;
}

interface NotesOfTransferProps {
  readonly transferId: string;
  /** Only goods in transit get another accompanying invoice. */
  readonly isInTransit: boolean;
}

/** The accompanying invoices of a transfer, as for a sales invoice. */
export function NotesOfTransfer({ transferId, isInTransit }: NotesOfTransferProps) {
  const none = usePhrases().wtn.ofTransfer.none;
  const origin = isInTransit ? { transfer: transferId } : null;
  return <Notes query={wtnQueries.ofTransfer(transferId)} origin={origin} none={none} />;
}

interface NotesProps {
  readonly query: ReturnType<typeof wtnQueries.ofInvoice>;
  /** The document from which a new accompanying invoice is filled; null for no link. */
  readonly origin: { readonly invoice: string } | { readonly transfer: string } | null;
  readonly none: string;
}

function Notes(props: NotesProps) {
  const level = businessLevel(useSession().role, 'wtn');
  return level === 'none' ? null : <NotesPanel {...props} mayIssue={level === 'readWrite'} />;
}

function NotesPanel({ query, origin, none, mayIssue }: NotesProps & { readonly mayIssue: boolean }) {
  const { wtn } = usePhrases();
  const { data = [] } = useQuery(query);
  return (
    <Panel title={wtn.ofInvoice.title}>
      <Stack gap={10}>
        <SideList
          items={data.map((note) => ({
            key: note._id,
            name: <Link to={notePath(note)}>{note.wtnNumber}</Link>,
            value: <StatusBadge state={note.status} />,
          }))}
          empty={none}
        />
        {mayIssue && origin !== null ? (
          <Button
            variant="default"
            renderRoot={(linkProps: object) => <Link {...linkProps} to={newNotePath} search={origin} />}
            leftSection={<IconTruckDelivery size={15} stroke={1.8} aria-hidden />}
          >
            {wtn.ofInvoice.make}
          </Button>
        ) : null}
      </Stack>
    </Panel>
  );
}
