import { usePhrases, type RowAction } from '@tezga/ui';
import { IconEyeCheck, IconRefresh } from '@tabler/icons-react';
import { bulkAction, rowAction } from '../../kits/lists/row-action.tsx';
import { isAnswerLost, withoutRefused } from './lost-answers.ts';
import type { MissedDocument } from './missed-documents.ts';
import { useResendDocuments } from './use-resend-documents.ts';
import { useSeeMissed } from './use-see-missed.ts';

/**
 * The actions on documents past their submission deadline: mark as seen and, if the reply of the tax authority was lost,
 * resend.
 */
export function useMissedActions(documents: readonly MissedDocument[]) {
  const words = usePhrases().deadlines;
  const seeing = useSeeMissed();
  const resending = useResendDocuments();
  const maySee = ({ kind, seen }: MissedDocument) => seen === null && seeing.may(kind);
  const mayResend = (document: MissedDocument) => isAnswerLost(document) && resending.may(document.kind);
  const seeMany = bulkAction<MissedDocument>(IconEyeCheck, words.see.action, seeing.many);
  const resendMany = bulkAction<MissedDocument>(IconRefresh, words.resend.action, {
    ...resending.many,
    run: (rows) => withoutRefused(words.resend, rows, resending.many.run),
  });
  const rowActions = (row: MissedDocument): RowAction[] => [
    ...(mayResend(row) ? [rowAction(IconRefresh, words.resend.action, () => resending.now([row]))] : []),
    ...(maySee(row) ? [rowAction(IconEyeCheck, words.see.action, () => seeing.now([row]))] : []),
  ];
  const bulkActions = [
    ...(documents.some(mayResend) ? [resendMany] : []),
    ...(documents.some(maySee) ? [seeMany] : []),
  ];
  return { rowActions, ...(bulkActions.length > 0 ? { bulkActions } : {}) };
}
