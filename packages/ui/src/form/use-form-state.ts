import { useId, useRef, useState, type RefObject } from 'react';
import type { z } from 'zod';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import { PendingUpdates } from './pending-updates.ts';
import { readDraft } from './draft.ts';
import { focusFirstWrongField } from './focus-field.ts';
import { withError, type Check, type FormState } from './form-state.ts';
import { errorsOf, messageOfIssue } from './issue-messages.ts';
import type { FormSchema, ZodFormOptions } from './zod-form.ts';

interface Submission {
  isRunning: boolean;
  wasRefused: boolean;
}

export interface FormParts<Values> {
  state: FormState<Values>;
  setState: (change: (before: FormState<Values>) => FormState<Values>) => void;
  /**
   * The newest state, also if React has not rendered it yet, so that a save immediately after typing includes
   * the typed text.
   */
  latest: RefObject<FormState<Values>>;
  check: Check<Values>;
  setError: (path: string, message: string | null) => void;
  id: string;
  /** The submit in progress, which closures created before its start can read. */
  submission: RefObject<Submission>;
  pending: PendingUpdates;
}

export function useFormState<Schema extends FormSchema>(
  options: ZodFormOptions<Schema>,
): FormParts<z.input<Schema>> {
  type Values = z.input<Schema>;
  const { schema, initial, unsaved = initial, rememberAs } = options;
  const words = useFirstPhrases().ui.form;
  const messageOf = options.messageOf ?? ((issue) => messageOfIssue(issue, words));
  const id = useId();
  const submission = useRef<Submission>({ isRunning: false, wasRefused: false });
  const [state, show] = useState<FormState<Values>>(() => ({
    saved: initial,
    values: (rememberAs === undefined ? null : readDraft(sessionStorage, rememberAs, initial)) ?? unsaved,
    errors: {},
    isSubmitting: false,
    wasSaved: false,
  }));
  const [pending] = useState(() => new PendingUpdates());
  const latest = useRef(state);
  const setState: FormParts<Values>['setState'] = (change) => {
    latest.current = change(latest.current);
    show(latest.current);
  };
  const check = (values: Values) => {
    const checked = schema.safeParse(values);
    return checked.success ? {} : errorsOf(checked.error.issues, messageOf);
  };
  const setError = (path: string, message: string | null) => {
    setState((before) => withError(before, path, message));
    if (message !== null && submission.current.isRunning && !submission.current.wasRefused) {
      submission.current.wasRefused = true;
      focusFirstWrongField(id, { [path]: message });
    }
  };
  return { state, setState, latest, check, setError, id, submission, pending };
}
