import type { Phrases } from '@tezga/phrases';
import type { core } from 'zod';

export type Issue = core.$ZodIssue;

/** Turns a validation issue into the message shown beside the field. */
export type MessageOf = (issue: Issue) => string;

/** Matches the built-in English messages of Zod; any other message comes from our schemas. */
const BUILT_IN = /^(?:Invalid|Too |Unrecognized|Expected)/;

/** The message of the schema if it has one, otherwise a general message in the current language. */
export function messageOfIssue(issue: Issue, form: Phrases['ui']['form']): string {
  if (issue.message !== '' && !BUILT_IN.test(issue.message)) {
    return issue.message;
  }
  const isEmpty = issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1;
  const isMissing = issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null);
  return isEmpty || isMissing ? form.required : form.invalid;
}

/** One error message for each field, by dotted path: that of its first issue. */
export function errorsOf(issues: readonly Issue[], messageOf: MessageOf): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path.map(String).join('.');
    errors[path] ??= messageOf(issue);
  }
  return errors;
}

/** The invalid field that comes first on the screen. */
export function firstWrongField(
  fieldsInOrder: readonly string[],
  errors: Record<string, string>,
): string | undefined {
  return fieldsInOrder.find((field) => errors[field] !== undefined);
}
