import { countChanges } from './count-changes.ts';
import { valueAt, withValueAt } from './field-path.ts';

export type Errors = Record<string, string>;

export interface FormState<Values> {
  /** The last saved values. */
  saved: Values;
  values: Values;
  errors: Errors;
  isSubmitting: boolean;
  /** Whether a submit has saved the values since the form was opened. */
  wasSaved: boolean;
}

/** Validates all values of the form and returns the errors. */
export type Check<Values> = (values: Values) => Errors;

export function withError<Values>(
  state: FormState<Values>,
  path: string,
  message: string | null,
): FormState<Values> {
  const { [path]: _, ...others } = state.errors;
  return { ...state, errors: message === null ? others : { ...others, [path]: message } };
}

/**
 * The state after a key press: a field that has an error is validated again, so that the error disappears as
 * soon as it is fixed.
 */
export function afterTyping<Values>(
  state: FormState<Values>,
  path: string,
  value: unknown,
  check: Check<Values>,
): FormState<Values> {
  const typed = { ...state, values: withValueAt(state.values, path, value) };
  return state.errors[path] === undefined ? typed : withError(typed, path, check(typed.values)[path] ?? null);
}

/**
 * The state after a field lost the focus: a changed field shows its error now, an unchanged field does not.
 */
export function afterLeaving<Values>(
  state: FormState<Values>,
  path: string,
  check: Check<Values>,
): FormState<Values> {
  const isChanged = countChanges(valueAt(state.saved, path), valueAt(state.values, path)) > 0;
  const message = isChanged ? check(state.values)[path] : undefined;
  return message === undefined ? state : withError(state, path, message);
}

/** The state after a submit; if the submit left errors on fields, nothing was saved. */
export function afterSubmit<Values>(state: FormState<Values>, submitted: Values): FormState<Values> {
  const isSaved = Object.keys(state.errors).length === 0;
  return {
    ...state,
    saved: isSaved ? submitted : state.saved,
    isSubmitting: false,
    wasSaved: isSaved || state.wasSaved,
  };
}

export function resetTo<Values>(state: FormState<Values>, values: Values = state.saved): FormState<Values> {
  return { ...state, saved: values, values, errors: {} };
}
