import { countChanges } from './count-changes.ts';
import { valueAt, withValueAt } from './field-path.ts';

export type Errors = Record<string, string>;

export interface FormState<Values> {
  /** What counts as saved. */
  saved: Values;
  values: Values;
  errors: Errors;
  isSubmitting: boolean;
}

/** Says what is wrong with all the values at once. */
export type Check<Values> = (values: Values) => Errors;

export function withError<Values>(
  state: FormState<Values>,
  path: string,
  message: string | null,
): FormState<Values> {
  const { [path]: _, ...others } = state.errors;
  return { ...state, errors: message === null ? others : { ...others, [path]: message } };
}

/** Typing into a wrong field checks it anew, so its message goes as soon as it is right. */
export function afterTyping<Values>(
  state: FormState<Values>,
  path: string,
  value: unknown,
  check: Check<Values>,
): FormState<Values> {
  const typed = { ...state, values: withValueAt(state.values, path, value) };
  return state.errors[path] === undefined ? typed : withError(typed, path, check(typed.values)[path] ?? null);
}

/** Leaving a field that was changed says at once what is wrong with it; passing through an empty one does not. */
export function afterLeaving<Values>(
  state: FormState<Values>,
  path: string,
  check: Check<Values>,
): FormState<Values> {
  const isChanged = countChanges(valueAt(state.saved, path), valueAt(state.values, path)) > 0;
  const message = isChanged ? check(state.values)[path] : undefined;
  return message === undefined ? state : withError(state, path, message);
}

/** A submit that put messages on fields has saved nothing. */
export function afterSubmit<Values>(state: FormState<Values>, submitted: Values): FormState<Values> {
  const isSaved = Object.keys(state.errors).length === 0;
  return { ...state, saved: isSaved ? submitted : state.saved, isSubmitting: false };
}

export function resetTo<Values>(state: FormState<Values>, values: Values = state.saved): FormState<Values> {
  return { ...state, saved: values, values, errors: {} };
}
