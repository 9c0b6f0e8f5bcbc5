import type { z } from 'zod';
import type { PathOf, ValueAt } from './field-path.ts';
import type { Errors } from './form-state.ts';
import type { MessageOf } from './issue-messages.ts';

type TextWhenMissing<Value> = undefined extends Value ? Exclude<Value, undefined> | '' : Value;

/** The props of an input with a value. */
export interface FieldProps<Value> {
  'data-field': string;
  value: TextWhenMissing<Value>;
  onChange: (input: unknown) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** The props of a checkbox or a switch. */
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
  /**
   * Whether there are unsaved changes. The router asks before it leaves a page with such a form; the form
   * itself asks before the tab is closed.
   */
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
  /** Restores the saved values, or sets other values that then count as saved. */
  reset: (values?: Values) => void;
  cancel: () => void;
  /** The id of the form element, by which the first invalid field is found. */
  id: string;
}

export type FormSchema = z.ZodType<unknown, object>;

export interface ZodFormOptions<Schema extends FormSchema> {
  schema: Schema;
  initial: z.input<Schema>;
  /** Initial values that do not count as saved, such as a copy of another record. */
  unsaved?: z.input<Schema>;
  /** Saves the values. If it throws or sets errors on fields, the form counts as not saved. */
  onSubmit: (values: z.output<Schema>) => Promise<void> | void;
  /**
   * Runs after a save. The draft is deleted before this call, so that a form that the callback opens again does not
   * show the draft.
   */
  onSaved?: () => void;
  /** Handles an error that `onSubmit` throws; without it, the error is thrown again. */
  onFailure?: (error: unknown) => void;
  onCancel?: () => void;
  messageOf?: MessageOf;
  /** The name under which the form saves its draft in this tab until it is submitted. */
  rememberAs?: string;
  /** Fields that are not saved in a draft, such as a PIN. */
  secrets?: readonly (keyof z.input<Schema> & string)[];
}
