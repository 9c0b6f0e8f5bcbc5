import { usePhrases, type BulkAction, type RowAction } from '@tezga/ui';
import { IconEyeCheck, IconFileInvoice, IconRefresh } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { isAnswerLost, withoutRefused } from './lost-answers.ts';
import type { MissedDocument } from './missed-documents.ts';
import { useResendDocuments } from './use-resend-documents.ts';
import { useSeeMissed } from './use-see-missed.ts';

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const;

/** What can be done about documents that came too late: looking, asking for a lost answer, and saying that one knows. */
export function useMissedActions(documents: readonly MissedDocument[]) {
  const words = usePhrases().deadlines;
  const navigate = useNavigate();
  const seeing = useSeeMissed();
  const resending = useResendDocuments();
  const open = ({ path }: MissedDocument) => void navigate({ to: path });
  const maySee = ({ kind, seen }: MissedDocument) => seen === null && seeing.may(kind);
  const mayResend = (document: MissedDocument) => isAnswerLost(document) && resending.may(document.kind);
  const seeMany: BulkAction<MissedDocument> = {
    ...seeing.many,
    label: words.see.action,
    icon: <IconEyeCheck {...icon} />,
  };
  const resendMany: BulkAction<MissedDocument> = {
    ...resending.many,
    run: (rows) => withoutRefused(words.resend, rows, resending.many.run),
    label: words.resend.action,
    icon: <IconRefresh {...icon} />,
  };
  const rowActions = (document: MissedDocument): RowAction[] => [
    { label: words.open, icon: <IconFileInvoice {...icon} />, run: () => open(document) },
    ...(mayResend(document)
      ? [{ label: resendMany.label, icon: resendMany.icon, run: () => void resending.now([document]) }]
      : []),
    ...(maySee(document)
      ? [{ label: seeMany.label, icon: seeMany.icon, run: () => void seeing.now([document]) }]
      : []),
  ];
  const bulkActions = [
    ...(documents.some(mayResend) ? [resendMany] : []),
    ...(documents.some(maySee) ? [seeMany] : []),
  ];
  return { rowActions, ...(bulkActions.length > 0 ? { bulkActions } : {}) };
}
