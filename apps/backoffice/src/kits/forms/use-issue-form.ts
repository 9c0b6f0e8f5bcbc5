import type { RefusalCode } from '@tezga/domain';
import { forgetDraft, readDraft, saveDraft, type ZodForm, type ZodFormOptions } from '@tezga/ui';
import { useState } from 'react';
import type { z } from 'zod';
import { isInDoubt } from './in-doubt.ts';
import { useRecordForm } from './use-record-form.ts';

type FormSchema = ZodFormOptions<z.ZodType<unknown, object>>['schema'];

interface IssueFormOptions<Schema extends FormSchema> {
  readonly schema: Schema;
  readonly start: z.input<Schema>;
  /** The id of the document, made before it is sent: however often it is sent, it is issued once. */
  readonly idOf: (values: z.input<Schema>) => string;
  /** Names the kind in the storage of the tab. */
  readonly name: string;
  /** Keeps what is typed in this tab under this name until it is issued. */
  readonly rememberAs: string;
  readonly issue: (values: z.output<Schema>) => Promise<void>;
  readonly fieldOf: Partial<Record<RefusalCode, keyof z.input<Schema> & string>>;
  readonly onCancel: () => void;
}

/**
 * The form of a document that is issued once. From the moment it is sent until the server replies its fields are locked,
 * also after a reload, because the document may be issued already.
 */
export function useIssueForm<Schema extends FormSchema>(options: IssueFormOptions<Schema>) {
  const { schema, start, idOf, name, rememberAs, issue, fieldOf, onCancel } = options;
  const [sentId, setSentId] = useState(() => readDraft(sessionStorage, name, noneSent)?.sentId ?? '');
  const end = () => {
    forgetDraft(sessionStorage, name);
    setSentId('');
  };
  const { form, refusal } = useRecordForm({
    schema,
    record: { values: start, version: '' },
    rememberAs,
    save: async (values) => {
      const id = idOf(form.values);
      // Before the call: if the page is reloaded meanwhile, the next one knows that the document was sent.
      saveDraft(sessionStorage, name, { sentId: id });
      setSentId(id);
      await issue(values).catch((error: unknown) => {
        if (!isInDoubt(error)) end();
        throw error;
      });
      end();
    },
    fieldOf,
    onCancel,
  });
  const isSent = sentId === idOf(form.values);
  return {
    form: isSent ? lockedForm(form) : form,
    refusal,
    /** Sent, and no reply came: it may be sent again as it was, and nothing else. */
    isInDoubt: isSent && !form.isSubmitting,
  };
}

const noneSent = { sentId: '' };

const stays = () => undefined;

/** The form as it is, with fields that take nothing. */
function lockedForm<Values>(form: ZodForm<Values>): ZodForm<Values> {
  return {
    ...form,
    setValue: stays,
    field: (path) => ({ ...form.field(path), onChange: stays }),
    tick: (path) => ({ ...form.tick(path), onChange: stays }),
  };
}
