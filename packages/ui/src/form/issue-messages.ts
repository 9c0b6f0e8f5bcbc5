import type { Phrases } from '@tezga/phrases';
import type { core } from 'zod';

export type Issue = core.$ZodIssue;

/** Turns what is wrong into the sentence beside the field. */
export type MessageOf = (issue: Issue) => string;

/** Zod's own English sentences begin so; any other message was written for people. */
const BUILT_IN = /^(?:Invalid|Too |Unrecognized|Expected)/;

/** The schema's own message, or a general one in the language in use. */
export function messageOfIssue(issue: Issue, form: Phrases['ui']['form']): string {
  if (issue.message !== '' && !BUILT_IN.test(issue.message)) {
    return issue.message;
  }
  const isEmpty = issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1;
  const isMissing = issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null);
  return isEmpty || isMissing ? form.required : form.invalid;
}

/** One message a field: the first of its issues, under the field's dotted path. */
export function errorsOf(issues: readonly Issue[], messageOf: MessageOf): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path.map(String).join('.');
    errors[path] ??= messageOf(issue);
  }
  return errors;
}

/** The wrong field that stands first on the screen. */
export function firstWrongField(
  fieldsInOrder: readonly string[],
  errors: Record<string, string>,
): string | undefined {
  return fieldsInOrder.find((field) => errors[field] !== undefined);
}
