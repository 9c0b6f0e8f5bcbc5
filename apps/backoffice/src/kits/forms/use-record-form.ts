import type { CallError } from '@tezga/contract/client';
import type { RefusalCode } from '@tezga/domain';
import { toast, usePhrases, useZodForm, type ZodForm, type ZodFormOptions } from '@tezga/ui';
import { useState } from 'react';
import type { z } from 'zod';
import { useFieldMessage } from '../../session/use-field-message.ts';
import { mergeFresh } from './merge-fresh.ts';
import { placeRefusal } from './place-refusal.ts';
import { takeFresh } from './take-fresh.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

type FormSchema = ZodFormOptions<z.ZodType<unknown, object>>['schema'];

export interface Versioned<Values> {
  readonly values: Values;
  /** The version of the record (its last change); empty for a new one. */
  readonly version: string;
}

interface RecordFormOptions<Schema extends FormSchema> {
  readonly schema: Schema;
  readonly record: Versioned<z.input<Schema>>;
  /** The name of the draft that the form saves in this tab until the record is saved. */
  readonly rememberAs: string;
  /** Saves the record. Returns its new version if the form stays open, otherwise nothing. */
  readonly save: (values: z.output<Schema>, version: string) => Promise<string | void>;
  /** Reads the current version; null if another user has deleted the record. */
  readonly read?: () => Promise<Versioned<z.input<Schema>> | null>;
  readonly onGone?: () => void;
  /** Maps refusal codes to fields. */
  readonly fieldOf?: Partial<Record<RefusalCode, keyof z.input<Schema> & string>>;
  readonly onCancel?: () => void;
  /** True if a change of the URL's query alone does not leave the page. */
  readonly ignoresQuery?: boolean;
}

/** A form of a record with optimistic locking: it does not overwrite changes that the user has not seen. */
export function useRecordForm<Schema extends FormSchema>(options: RecordFormOptions<Schema>) {
  const { schema, record, rememberAs, save, read, onGone, fieldOf = {}, onCancel } = options;
  const messageOf = useFieldMessage();
  const { ui } = usePhrases();
  const [begun, setBegun] = useState(record.values);
  const [version, setVersion] = useState(record.version);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const form: ZodForm<z.input<Schema>> = useZodForm({
    schema,
    initial: record.values,
    rememberAs: `${rememberAs} ${version}`,
    messageOf,
    onSubmit: async (values) => {
      setRefusal(null);
      const next = await save(values, version);
      if (typeof next !== 'string') return;
      setVersion(next);
      setBegun(form.values);
    },
    onFailure: (error) => {
      setRefusal(
        placeRefusal<string>(error, {
          fieldOf,
          // The cast is safe, because the server validates the same schema and returns paths of that schema.
          setError: (path, message) => form.setError(path as never, message),
        }),
      );
    },
    ...(onCancel === undefined ? {} : { onCancel }),
  });
  useLeaveGuard(form, options);
  const reload = async () => {
    if (read === undefined) return;
    await takeFresh(read(), {
      take: (fresh) => {
        if (fresh === null) {
          onGone?.();
          return;
        }
        beginAgain(form, fresh.values, mergeFresh<z.input<Schema>>(begun, form.values, fresh.values));
        setBegun(fresh.values);
        setVersion(fresh.version);
        setRefusal(null);
        toast.success(ui.form.merged);
      },
      refuse: setRefusal,
    });
  };
  return { form, refusal, reload };
}

/** The values saved by others become the saved values, and the user's own changes stay unsaved on top of them. */
function beginAgain<Values extends object>(form: ZodForm<Values>, saved: Values, typed: Values): void {
  form.reset(saved);
  for (const [field, value] of Object.entries(typed)) form.setValue(field as never, value as never);
}
