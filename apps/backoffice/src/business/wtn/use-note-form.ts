import { contract } from '@tezga/contract';
import { toast, usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useRecordForm } from '../../kits/forms/use-record-form.ts';
import { useWayBack } from '../../kits/forms/use-back-navigation.ts';
import { call } from '../../session/call.ts';
import { isInDoubt } from '../../kits/forms/in-doubt.ts';
import { lockedForm } from './locked-form.ts';
import { noteSchema, type NoteValues } from './note-form.ts';
import { forgetSentNote, keepSentNote, sentNote } from './sent-note.ts';
import { wtnKey } from '../fiscal/index.ts';
import { notePath, wtnPath } from '../../kits/documents/document-paths.ts';

/**
 * The form of a new note; issued, it leads to the page of the note. Once sent nothing may be changed until there is an
 * answer, because the note may be issued already.
 */
export function useNoteForm(start: NoteValues) {
  const { wtn } = usePhrases();
  const queries = useQueryClient();
  const router = useRouter();
  const goBack = useWayBack(wtnPath);
  const [sentId, setSentId] = useState(() => sentNote());
  const begin = (noteId: string) => {
    // Before it goes: should this page end now, the next one knows that it went.
    keepSentNote(noteId);
    setSentId(noteId);
  };
  const end = () => {
    forgetSentNote();
    setSentId('');
  };
  const { form, refusal } = useRecordForm({
    schema: noteSchema,
    record: { values: start, version: '' },
    rememberAs: `transfer note ${start.invoiceId ?? ''}`,
    save: async (values) => {
      begin(values.noteId);
      const issued = await call(contract.wtn.issue, values).catch((error: unknown) => {
        if (!isInDoubt(error)) end();
        throw error;
      });
      end();
      toast.success(wtn.form.issued(issued.wtnNumber));
      void queries.invalidateQueries({ queryKey: wtnKey });
      // In the place of the form: the way back from the note leads past it.
      router.history.replace(notePath(issued), undefined, { ignoreBlocker: true });
    },
    fieldOf: { 'business-unit-missing': 'tillId', 'shop-address-missing': 'tillId' },
    onCancel: goBack,
  });
  const isSent = sentId === form.values.noteId;
  return {
    form: isSent ? lockedForm(form) : form,
    refusal,
    /** Sent, and nothing came back: it may be sent again as it was, and nothing else. */
    isInDoubt: isSent && !form.isSubmitting,
  };
}
