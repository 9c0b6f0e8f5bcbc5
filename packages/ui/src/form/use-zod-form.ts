import { useEffect, useEffectEvent } from 'react';
import type { z } from 'zod';
import { countChanges } from './count-changes.ts';
import { forgetDraft, keepDraft } from './draft.ts';
import { valueAt } from './field-path.ts';
import { focusFirstWrongField } from './focus-field.ts';
import { afterLeaving, afterSubmit, afterTyping, resetTo } from './form-state.ts';
import { typedValue } from './typed-value.ts';
import { useFormState, type FormParts } from './use-form-state.ts';
import type { FormSchema, ZodForm, ZodFormOptions } from './zod-form.ts';

/** One form on the contract's own schema, so that screen and server never disagree. */
export function useZodForm<Schema extends FormSchema>(
  options: ZodFormOptions<Schema>,
): ZodForm<z.input<Schema>> {
  const parts = useFormState(options);
  const { state, setState, check, setError, id, arrivals } = parts;
  const changeCount = countChanges(state.saved, state.values);
  useDraft(options.rememberAs, state.values, {
    isDirty: changeCount > 0,
    secrets: options.secrets ?? [],
  });

  const setValue = (path: string, value: unknown) =>
    setState((before) => afterTyping(before, path, value, check));
  const reset = (values?: z.input<Schema>) => {
    arrivals.giveUp();
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
        // The path's type says what stands there; only the missing is shown as an empty text.
        value: (value === undefined ? '' : value) as never,
        onBlur: () => setState((before) => afterLeaving(before, path, check)),
      };
    },
    tick: (path) => ({ ...shared(path), checked: valueAt(state.values, path) === true }),
    setValue,
    setError,
    waitFor: (arrival) => arrivals.add(arrival),
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
    if (!parts.arrivals.hasAny || (await everythingComes(parts))) await save(options, parts);
  } finally {
    submission.current.isRunning = false;
  }
}

/** Shown as saving, because to whoever has asked for it that is what it is. */
async function everythingComes<Values>({ arrivals, setState }: FormParts<Values>): Promise<boolean> {
  setState((before) => ({ ...before, isSubmitting: true }));
  const came = await arrivals.allCame();
  setState((before) => ({ ...before, isSubmitting: false }));
  return came;
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
  } catch (error) {
    setState((before) => ({ ...before, isSubmitting: false }));
    if (!options.onFailure) {
      throw error;
    }
    options.onFailure(error);
  }
}

/** What is typed survives a session that expired: it is kept until it is saved or given up. */
function useDraft(
  name: string | undefined,
  values: object,
  { isDirty, secrets }: { readonly isDirty: boolean; readonly secrets: readonly string[] },
): void {
  const keep = useEffectEvent((draft: string, typed: object) =>
    keepDraft(sessionStorage, draft, typed, secrets),
  );
  useEffect(() => {
    if (name === undefined) {
      return;
    }
    if (isDirty) {
      keep(name, values);
    } else {
      forgetDraft(sessionStorage, name);
    }
  }, [name, values, isDirty]);
}
