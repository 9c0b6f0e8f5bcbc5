import { usePhrases, type BulkAction, type RowAction } from '@tezga/ui';
import { IconPrinter, IconRefresh, IconTruckDelivery } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PrintDocuments } from '../../kits/documents/PrintDocuments.tsx';
import { useResend } from '../fiscal/index.ts';
import { notePrint, noteResend } from './note-kind.ts';
import type { Note } from './queries.ts';
import { notePath } from '../../kits/documents/document-paths.ts';

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const;

/** What can be done with notes of a list: opened and printed by all, resent by those who may issue. */
export function useNoteActions(mayIssue: boolean) {
  const { wtn } = usePhrases();
  const navigate = useNavigate();
  const resend = useResend(noteResend);
  const [printed, setPrinted] = useState<Note | null>(null);
  const resendMany: BulkAction<Note> = {
    ...resend.many,
    label: wtn.resend.action,
    icon: <IconRefresh {...icon} />,
  };
  const rowActions = (note: Note): RowAction[] => [
    {
      label: wtn.open,
      icon: <IconTruckDelivery {...icon} />,
      run: () => void navigate({ to: notePath(note) }),
    },
    { label: wtn.print.action, icon: <IconPrinter {...icon} />, run: () => setPrinted(note) },
    ...(mayIssue && note.status !== 'fiscalized'
      ? [{ label: wtn.resend.action, icon: resendMany.icon, run: () => void resend.now([note]) }]
      : []),
  ];
  return {
    dialog:
      printed === null ? null : (
        <PrintDocuments
          kind={notePrint}
          ids={[printed._id]}
          name={wtn.page.heading(printed.wtnNumber)}
          onClose={() => setPrinted(null)}
        />
      ),
    rowActions,
    ...(mayIssue ? { bulkActions: [resendMany] } : {}),
  };
}
