import type { z } from 'zod';
import type { PathOf, ValueAt } from './field-path.ts';
import type { Errors } from './form-state.ts';
import type { MessageOf } from './issue-messages.ts';

type TextWhenMissing<Value> = undefined extends Value ? Exclude<Value, undefined> | '' : Value;

/** What spreads into an input with a value. */
export interface FieldProps<Value> {
  'data-field': string;
  value: TextWhenMissing<Value>;
  onChange: (input: unknown) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** What spreads into a checkbox or a switch. */
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
  /** For the router's guard; closing the tab is guarded by the form itself. */
  isDirty: boolean;
  isSubmitting: boolean;
  field: <Path extends PathOf<Values>>(path: Path) => FieldProps<ValueAt<Values, Path>>;
  tick: (path: PathOf<Values>) => TickProps;
  setValue: <Path extends PathOf<Values>>(path: Path, value: ValueAt<Values, Path>) => void;
  /** Puts a refusal of the server beside its field; `null` takes it away. */
  setError: (path: PathOf<Values>, message: string | null) => void;
  /** Something is on its way to a field: whoever saves meanwhile waits for it, and saves nothing where it did not come. */
  waitFor: (arrival: Promise<boolean>) => void;
  submit: () => Promise<void>;
  /** Back to what is saved, or to other values that count as saved. */
  reset: (values?: Values) => void;
  cancel: () => void;
  /** Of the form's element, under which its first wrong field is found. */
  id: string;
}

export type FormSchema = z.ZodType<unknown, object>;

export interface ZodFormOptions<Schema extends FormSchema> {
  schema: Schema;
  initial: z.input<Schema>;
  /** What stands in the fields at first where that is not saved yet, as a copy of something is not. */
  unsaved?: z.input<Schema>;
  /** Saves; when it throws or puts messages on fields, the form keeps everything as it is. */
  onSubmit: (values: z.output<Schema>) => Promise<void> | void;
  /** What `onSubmit` threw; without it the error goes on its way. */
  onFailure?: (error: unknown) => void;
  onCancel?: () => void;
  messageOf?: MessageOf;
  /** Keeps what is typed in this tab under this name until it is saved. */
  rememberAs?: string;
  /** Fields that are never kept, such as a PIN. */
  secrets?: readonly (keyof z.input<Schema> & string)[];
}
