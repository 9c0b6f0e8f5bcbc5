import {
  fieldProblems,
  isEmail,
  isOperatorCode,
  isPhone,
  isPin,
  isRecordId,
  isWeakPin,
  oneLineText,
  passwordProblem,
  sayableText,
  type FieldProblem,
} from '@tezga/domain';
import { z } from 'zod';

/** A schema's own message is the code of its problem; the sentence is chosen from phrases where it is shown. */
const problem = (code: FieldProblem): FieldProblem => code;

export const recordId = z.string().refine(isRecordId, problem('record-id'));

/**
 * What somebody typed or pasted, without what nobody sees in it. U+0000 stays, for the server to refuse it by the name of
 * its field: it says that bytes were misread.
 */
const typed = (cleaned: (text: string) => string) =>
  z
    .string()
    .overwrite((text) => (text.includes('\0') ? text : cleaned(text)))
    .trim();

/** A text of one line; every text is one unless it is declared with typedLines. */
export const typedText = () => typed(oneLineText);

/** A text that may have several lines. */
export const typedLines = () => typed(sayableText);

export const requiredText = (longest: number) =>
  typedText().min(1, problem('required')).max(longest, problem('too-long'));

export const optionalText = (longest: number) => typedText().max(longest, problem('too-long')).optional();

/** What a person signs in with. */
export const credential = z
  .string()
  .trim()
  .min(1, problem('required'))
  .max(254, problem('too-long'))
  .refine((text) => text === '' || isEmail(text) || isPhone(text), problem('email-or-phone'));

export const password = z.string().min(1, problem('required')).max(200, problem('too-long'));

/** A password someone chooses, with its repetition: both go to the server, which believes neither screen. */
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

/** An empty field of a form means that there is none. */
export const orNone = <Field extends z.ZodType>(field: Field) => {
  const schema = z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    field.nullable(),
  );
  return (schema as unknown as z.ZodType<z.output<Field> | null, z.input<Field> | null>).default(null);
};

/** As `orNone`, and left out it stays as it is: for an edit by someone who does not know the field. */
export const orStays = <Field extends z.ZodType>(field: Field) => orNone(field).unwrap().optional();

export const pin = z.string().refine(isPin, problem('pin'));

/** A PIN that someone chooses; one chosen before weak PINs were refused still opens. */
export const newPin = pin.refine((text) => !isPin(text) || !isWeakPin(text), problem('pin-weak'));

/** A code of an authenticator app, or a recovery code, with or without spaces and dashes. */
export const secondFactorCode = z.string().trim().min(1, problem('required')).max(40, problem('too-long'));

export const operatorCode = z.string().trim().toLowerCase().refine(isOperatorCode, problem('operator-code'));

/** The moment a record was last changed, sent back with an edit so that nobody overwrites what they have not seen. */
export const version = z.iso.datetime();

/** A calendar day, 2026-11-14. */
export const day = z
  .string()
  .regex(/^(19|20|21)\d{2}-\d{2}-\d{2}$/, problem('date'))
  .refine((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false, problem('date'));

/** Moments travel as ISO text. */
export const moment = z.iso.datetime();

/** In an address a list of one arrives as a single word, and an empty one not at all. */
export const listInQuery = <Item extends z.ZodType>(item: Item, longest = 200) => {
  const list = z.preprocess(
    (value) => (Array.isArray(value) ? value : [value]),
    z.array(item).max(longest, problem('too-large')),
  );
  return (list as unknown as z.ZodType<z.output<Item>[], readonly z.input<Item>[]>).default([]);
};

/** In an address yes and no are words. */
export const flagInQuery = z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] }).default(false);

export const wholeNumberInQuery = (least: number, most: number, otherwise: number) =>
  z.coerce
    .number<number | string>(problem('invalid'))
    .int(problem('invalid'))
    .min(least, problem('too-small'))
    .max(most, problem('too-large'))
    .default(otherwise);

const knownProblems: ReadonlySet<string> = new Set(fieldProblems);

export interface InputProblem {
  readonly path: string;
  readonly code: FieldProblem;
  /** How much is allowed, where the problem is too much or too little. */
  readonly limit: number | null;
}

const problemByIssue: Partial<Record<z.core.$ZodIssue['code'], FieldProblem>> = {
  too_big: 'too-large',
  too_small: 'too-small',
  invalid_value: 'choice',
};

/** What is wrong with each field, in codes that every language has a sentence for. */
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
