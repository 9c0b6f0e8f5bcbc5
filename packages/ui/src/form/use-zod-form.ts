import { useEffect, useEffectEvent } from 'react';
import type { z } from 'zod';
import { countChanges } from './count-changes.ts';
import { forgetDraft, saveDraft } from './draft.ts';
import { valueAt } from './field-path.ts';
import { focusFirstWrongField } from './focus-field.ts';
import { afterLeaving, afterSubmit, afterTyping, resetTo } from './form-state.ts';
import { typedValue } from './typed-value.ts';
import { useFormState, type FormParts } from './use-form-state.ts';
import type { FormSchema, ZodForm, ZodFormOptions } from './zod-form.ts';

/**
 * A form that is validated with the schema of the contract, so that screen and server apply the same rules.
 */
export function useZodForm<Schema extends FormSchema>(
  options: ZodFormOptions<Schema>,
): ZodForm<z.input<Schema>> {
  const parts = useFormState(options);
  const { state, setState, check, setError, id, pending } = parts;
  const changeCount = countChanges(state.saved, state.values);
  useDraft(options.rememberAs, state.values, {
    isDirty: changeCount > 0,
    secrets: options.secrets ?? [],
  });

  const setValue = (path: string, value: unknown) =>
    setState((before) => afterTyping(before, path, value, check));
  const reset = (values?: z.input<Schema>) => {
    pending.cancel();
    setState((before) => resetTo(before, values));
  };
  const shared = (path: string) => ({
    'data-field': path,
    onChange: (input: unknown) => setValue(path, typedValue(input, valueAt(state.saved, path))),
    error: state.errors[path],
  });
  return {
    ...state,
    changeCount,
    isDirty: changeCount > 0,
    field: (path) => {
      const value = valueAt(state.values, path);
      return {
        ...shared(path),
        // The cast is safe: the value has the type that belongs to the path, or is an empty string if it is
        // missing.
        value: (value === undefined ? '' : value) as never,
        onBlur: () => setState((before) => afterLeaving(before, path, check)),
      };
    },
    tick: (path) => ({ ...shared(path), checked: valueAt(state.values, path) === true }),
    setValue,
    setError,
    waitFor: (update) => pending.add(update),
    submit: () => submit(options, parts),
    reset,
    cancel: () => {
      reset();
      options.onCancel?.();
    },
    id,
  };
}

async function submit<Schema extends FormSchema>(
  options: ZodFormOptions<Schema>,
  parts: FormParts<z.input<Schema>>,
): Promise<void> {
  const { submission } = parts;
  if (submission.current.isRunning) {
    return;
  }
  submission.current = { isRunning: true, wasRefused: false };
  try {
    if (!parts.pending.hasAny || (await pendingSucceed(parts))) await save(options, parts);
  } finally {
    submission.current.isRunning = false;
  }
}

/**
 * Waits for the pending updates; meanwhile the form shows that it is saving, because the user has pressed
 * Save.
 */
async function pendingSucceed<Values>({ pending, setState }: FormParts<Values>): Promise<boolean> {
  setState((before) => ({ ...before, isSubmitting: true }));
  const succeeded = await pending.allSucceeded();
  setState((before) => ({ ...before, isSubmitting: false }));
  return succeeded;
}

async function save<Schema extends FormSchema>(
  options: ZodFormOptions<Schema>,
  { latest, setState, check, id, submission }: FormParts<z.input<Schema>>,
): Promise<void> {
  const { values } = latest.current;
  const checked = options.schema.safeParse(values);
  const errors = checked.success ? {} : check(values);
  setState((before) => ({ ...before, errors, isSubmitting: checked.success }));
  if (!checked.success) {
    focusFirstWrongField(id, errors);
    return;
  }
  try {
    await options.onSubmit(checked.data);
    if (options.rememberAs !== undefined && !submission.current.wasRefused) {
      forgetDraft(sessionStorage, options.rememberAs);
    }
    setState((before) => afterSubmit(before, values));
    if (!submission.current.wasRefused) options.onSaved?.();
  } catch (error) {
    setState((before) => ({ ...before, isSubmitting: false }));
    if (!options.onFailure) {
      throw error;
    }
    options.onFailure(error);
  }
}

/**
 * Saves unsaved values as a draft in this tab, so that they are not lost if the session expires. A save or a
 * reset deletes the draft.
 */
function useDraft(
  name: string | undefined,
  values: object,
  { isDirty, secrets }: { readonly isDirty: boolean; readonly secrets: readonly string[] },
): void {
  const store = useEffectEvent((draft: string, typed: object) =>
    saveDraft(sessionStorage, draft, typed, secrets),
  );
  useEffect(() => {
    if (name === undefined) {
      return;
    }
    if (isDirty) {
      store(name, values);
    } else {
      forgetDraft(sessionStorage, name);
    }
  }, [name, values, isDirty]);
}
