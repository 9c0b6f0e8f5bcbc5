import type { z } from 'zod';
import type { PathOf, ValueAt } from './field-path.ts';
import type { Errors } from './form-state.ts';
import type { MessageOf } from './issue-messages.ts';

type TextWhenMissing<Value> = undefined extends Value ? Exclude<Value, undefined> | '' : Value;

/** Props for an input with a value. */
export interface FieldProps<Value> {
  'data-field': string;
  value: TextWhenMissing<Value>;
  onChange: (input: unknown) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** Props for a checkbox or a switch. */
export interface TickProps {
  'data-field': string;
  checked: boolean;
  onChange: (input: unknown) => void;
  error: string | undefined;
}

export interface ZodForm<Values> {
  values: Values;
  errors: Errors;
  changeCount: number;
  /** Used by the router's leave guard; the form itself guards against closing the tab. */
  isDirty: boolean;
  isSubmitting: boolean;
  /** Whether a submit has saved the values since the form was opened. */
  wasSaved: boolean;
  field: <Path extends PathOf<Values>>(path: Path) => FieldProps<ValueAt<Values, Path>>;
  tick: (path: PathOf<Values>) => TickProps;
  setValue: <Path extends PathOf<Values>>(path: Path, value: ValueAt<Values, Path>) => void;
  /** Shows an error from the server beside its field; `null` removes it. */
  setError: (path: PathOf<Values>, message: string | null) => void;
  /** Registers a pending update of a field: a submit waits for it, and does not save if it fails. */
  waitFor: (update: Promise<boolean>) => void;
  submit: () => Promise<void>;
  /** Back to the saved values, or to other values that then count as saved. */
  reset: (values?: Values) => void;
  cancel: () => void;
  /** The id of the form element, used to find its first invalid field. */
  id: string;
}

export type FormSchema = z.ZodType<unknown, object>;

export interface ZodFormOptions<Schema extends FormSchema> {
  schema: Schema;
  initial: z.input<Schema>;
  /** Initial values that are not saved yet, such as a copy of another record. */
  unsaved?: z.input<Schema>;
  /** Saves the values; if it throws or sets field errors, the form stays as it is. */
  onSubmit: (values: z.output<Schema>) => Promise<void> | void;
  /** Runs after a save, when the draft is deleted: a form that begins again would otherwise show the draft. */
  onSaved?: () => void;
  /** Handles an error thrown by `onSubmit`; without it the error propagates. */
  onFailure?: (error: unknown) => void;
  onCancel?: () => void;
  messageOf?: MessageOf;
  /** The name of the draft that the form saves in this tab until it is submitted. */
  rememberAs?: string;
  /** Fields that are never saved in a draft, such as a PIN. */
  secrets?: readonly (keyof z.input<Schema> & string)[];
}
