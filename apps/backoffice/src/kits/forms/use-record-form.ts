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
  /** When it was last changed by anyone; empty for what is new. */
  readonly version: string;
}

interface RecordFormOptions<Schema extends FormSchema> {
  readonly schema: Schema;
  readonly record: Versioned<z.input<Schema>>;
  /** Keeps what is typed in this tab under this name until it is saved. */
  readonly rememberAs: string;
  /** Gives the new version where the form stays open. */
  readonly save: (values: z.output<Schema>, version: string) => Promise<string | void>;
  /** What others have saved meanwhile; null where they have deleted it. */
  readonly read?: () => Promise<Versioned<z.input<Schema>> | null>;
  readonly onGone?: () => void;
  /** The field each refusal is about. */
  readonly fieldOf?: Partial<Record<RefusalCode, keyof z.input<Schema> & string>>;
  readonly onCancel?: () => void;
}

/** A form of a record that others may change too: nobody overwrites what they have not seen. */
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
          // The fields of any schema: the paths are the server's, and it has the same ones.
          setError: (path, message) => form.setError(path as never, message),
        }),
      );
    },
    ...(onCancel === undefined ? {} : { onCancel }),
  });
  useLeaveGuard(form);
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

/** What others have saved counts as saved, and what was typed here stands over it, still to be saved. */
function beginAgain<Values extends object>(form: ZodForm<Values>, saved: Values, typed: Values): void {
  form.reset(saved);
  for (const [field, value] of Object.entries(typed)) form.setValue(field as never, value as never);
}
