import { fieldProblems, isEmail, isPhone, isRecordId, type FieldProblem } from '@tezga/domain';
import { z } from 'zod';

/** A schema's own message is the code of its problem; the sentence is chosen from phrases where it is shown. */
const problem = (code: FieldProblem): FieldProblem => code;

export const recordId = z.string().refine(isRecordId, problem('record-id'));

export const requiredText = (longest: number) =>
  z.string().trim().min(1, problem('required')).max(longest, problem('too-long'));

export const optionalText = (longest: number) =>
  z.string().trim().max(longest, problem('too-long')).optional();

/** What a person signs in with. */
export const credential = z
  .string()
  .trim()
  .min(1, problem('required'))
  .max(254, problem('too-long'))
  .refine((text) => text === '' || isEmail(text) || isPhone(text), problem('email-or-phone'));

export const password = z.string().min(1, problem('required')).max(200, problem('too-long'));

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
    return { path: issue.path.join('.'), code };
  });
}
