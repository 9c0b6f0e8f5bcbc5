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
  const level = businessLevel(useSession().role, 'wtn');
  return level === 'none' ? null : <NotesPanel invoiceId={invoiceId} mayIssue={level === 'readWrite'} />;
}

function NotesPanel({ invoiceId, mayIssue }: { readonly invoiceId: string; readonly mayIssue: boolean }) {
  const { wtn } = usePhrases();
  const { data = [] } = useQuery(wtnQueries.ofInvoice(invoiceId));
  return (
    <Panel title={wtn.ofInvoice.title}>
      <Stack gap={10}>
        <SideList
          items={data.map((note) => ({
            key: note._id,
            name: <Link to={notePath(note)}>{note.wtnNumber}</Link>,
            value: <StatusBadge state={note.status} />,
          }))}
          empty={wtn.ofInvoice.none}
        />
        {mayIssue ? (
          <Button
            variant="default"
            renderRoot={(props: object) => (
              <Link {...props} to={newNotePath} search={{ invoice: invoiceId }} />
            )}
            leftSection={<IconTruckDelivery size={15} stroke={1.8} aria-hidden />}
          >
            {wtn.ofInvoice.make}
          </Button>
        ) : null}
      </Stack>
    </Panel>
  );
}
