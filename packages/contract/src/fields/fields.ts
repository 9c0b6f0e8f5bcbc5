import {
  fieldProblems,
  isEmail,
  isOperatorCode,
  canonicalContact,
  isPhone,
  isPin,
  isRecordId,
  isWeakPin,
  oneLineText,
  passwordProblem,
  xmlSafeText,
  type FieldProblem,
} from '@tezga/domain';
import { z } from 'zod';

/** The error message of a schema is the code of the problem; the screen looks up its text in phrases. */
const problem = (code: FieldProblem): FieldProblem => code;

export const recordId = z.string().refine(isRecordId, problem('record-id'));

/** For calls of users and of admins: admins must name the business, users of a business may leave it out. */
export const namedBusiness = { businessId: recordId.optional() };

/**
 * Typed or pasted text; invisible characters are removed. U+0000 stays, because it shows that bytes were
 * misread: the server then refuses the text and names its field.
 */
const typed = (cleaned: (text: string) => string) =>
  z
    .string()
    .overwrite((text) => (text.includes('\0') ? text : cleaned(text)))
    .trim();

/** A text of one line. */
export const typedText = () => typed(oneLineText);

/** A text that may have several lines. */
export const typedLines = () => typed(xmlSafeText);

export const requiredText = (longest: number) =>
  typedText().min(1, problem('required')).max(longest, problem('too-long'));

export const optionalText = (longest: number) => typedText().max(longest, problem('too-long')).optional();

/** The e-mail or phone with which a person signs in. */
export const credential = z
  .string()
  .trim()
  .min(1, problem('required'))
  .max(254, problem('too-long'))
  .refine(
    (text) => text === '' || isEmail(text) || isPhone(canonicalContact(text)),
    problem('email-or-phone'),
  );

export const password = z.string().min(1, problem('required')).max(200, problem('too-long'));

/** A new password. The client also sends its repetition, because the server repeats the checks of the screen. */
export const newPassword = z
  .string()
  .max(200, problem('too-long'))
  .superRefine((text, context) => {
    const message = text === '' ? 'required' : passwordProblem(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

export const newPasswordFields = {
  newPassword,
  newPassConfirmation: z.string().max(200, problem('too-long')),
};

interface Repeated {
  readonly newPassword: string;
  readonly newPassConfirmation: string;
}

/** Refuses a new password whose repetition differs. */
export const confirmed = <Fields extends z.ZodType<Repeated>>(fields: Fields) =>
  fields.refine((input) => input.newPassword === input.newPassConfirmation, {
    path: ['newPassConfirmation'],
    message: problem('password-mismatch'),
  });

export const email = z
  .string()
  .trim()
  .min(1, problem('required'))
  .max(254, problem('too-long'))
  .refine((text) => text === '' || isEmail(text), problem('email'));

export const phone = z
  .string()
  .trim()
  .min(1, problem('required'))
  .max(20, problem('too-long'))
  .refine((text) => text === '' || isPhone(text), problem('phone'));

/** An empty field of a form is read as null. */
export const orNone = <Field extends z.ZodType>(field: Field) => {
  const schema = z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    field.nullable(),
  );
  return (schema as unknown as z.ZodType<z.output<Field> | null, z.input<Field> | null>).default(null);
};

export const pin = z.string().refine(isPin, problem('pin'));

/** A new PIN. Weak PINs are refused here only, so that PINs set before this rule still work. */
export const newPin = pin.refine((text) => !isPin(text) || !isWeakPin(text), problem('pin-weak'));

/** A code of an authenticator app, or a recovery code, with or without spaces and dashes. */
export const secondFactorCode = z.string().trim().min(1, problem('required')).max(40, problem('too-long'));

export const operatorCode = z.string().trim().toLowerCase().refine(isOperatorCode, problem('operator-code'));

/** A filter by operator (the user of a till): record ids or operator codes; the server turns codes into ids. */
export const operatorIds = z
  .array(
    z
      .string()
      .trim()
      .toLowerCase()
      .refine((text) => isRecordId(text) || isOperatorCode(text), problem('record-id')),
  )
  .max(200, problem('too-large'))
  .default([]);

/**
 * When the record was last changed. An edit sends it back, and the server refuses the edit if the record has changed
 * since (optimistic locking).
 */
export const version = z.iso.datetime();

/** A calendar day, 2026-11-14. */
export const day = z
  .string()
  .regex(/^(19|20|21)\d{2}-\d{2}-\d{2}$/, problem('date'))
  .refine((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false, problem('date'));

/** A moment as ISO text. */
export const moment = z.iso.datetime();

/** A list in a query string. A single item arrives as a string; a missing parameter is an empty list. */
export const listInQuery = <Item extends z.ZodType>(item: Item, longest = 200) => {
  const list = z.preprocess(
    (value) => (Array.isArray(value) ? value : [value]),
    z.array(item).max(longest, problem('too-large')),
  );
  return (list as unknown as z.ZodType<z.output<Item>[], readonly z.input<Item>[]>).default([]);
};

/** A boolean in a query string: 1, true, 0 or false. */
export const flagInQuery = z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] }).default(false);

export const wholeNumberInQuery = (minimum: number, maximum: number, otherwise: number) =>
  z.coerce
    .number<number | string>(problem('invalid'))
    .int(problem('invalid'))
    .min(minimum, problem('too-small'))
    .max(maximum, problem('too-large'))
    .default(otherwise);

const knownProblems: ReadonlySet<string> = new Set(fieldProblems);

export interface InputProblem {
  readonly path: string;
  readonly code: FieldProblem;
  /** The limit that the value violates. */
  readonly limit: number | null;
}

const problemByIssue: Partial<Record<z.core.$ZodIssue['code'], FieldProblem>> = {
  too_big: 'too-large',
  too_small: 'too-small',
  invalid_value: 'choice',
};

/** The problems of each field, as codes; every language has a text for each code. */
export function problemsOf(issues: readonly z.core.$ZodIssue[]): InputProblem[] {
  return issues.map((issue) => {
    const missing = issue.code === 'invalid_type' && issue.message.includes('received undefined');
    const code = knownProblems.has(issue.message)
      ? (issue.message as FieldProblem)
      : missing
        ? 'required'
        : (problemByIssue[issue.code] ?? 'invalid');
    return { path: issue.path.join('.'), code, limit: limitOf(issue) };
  });
}

function limitOf(issue: z.core.$ZodIssue): number | null {
  if (issue.code === 'too_big') return Number(issue.maximum);
  return issue.code === 'too_small' ? Number(issue.minimum) : null;
}
