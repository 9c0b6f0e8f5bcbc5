import { contract } from '@tezga/contract';
import { toast, usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { useWayBack } from '../../forms/use-way-back.ts';
import { call } from '../../session/call.ts';
import { noteSchema, type NoteValues } from './note-form.ts';
import { notePath, wtnPath } from './paths.ts';
import { wtnKey } from './queries.ts';

/** The form of a new note; issued, it leads to the page of the note. */
export function useNoteForm(start: NoteValues) {
  const { wtn } = usePhrases();
  const queries = useQueryClient();
  const router = useRouter();
  const goBack = useWayBack(wtnPath);
  return useRecordForm({
    schema: noteSchema,
    record: { values: start, version: '' },
    rememberAs: `transfer note ${start.invoiceId ?? ''}`,
    save: async (values) => {
      const issued = await call(contract.wtn.issue, values);
      toast.success(wtn.form.issued(issued.wtnNumber));
      void queries.invalidateQueries({ queryKey: wtnKey });
      // In the place of the form: the way back from the note leads past it.
      router.history.replace(notePath(issued), undefined, { ignoreBlocker: true });
    },
    fieldOf: { 'business-unit-missing': 'tillId', 'shop-address-missing': 'tillId' },
    onCancel: goBack,
  });
}
