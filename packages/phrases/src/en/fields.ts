import type { FieldProblem } from '@tezga/domain';

export const fields: Record<FieldProblem, string> = {
  required: 'This field is required.',
  invalid: 'The value is not right.',
  'too-long': 'The text is too long.',
  'too-short': 'The text is too short.',
  'too-large': 'The value is too large.',
  'too-small': 'The value is too small.',
  'email-or-phone': 'Enter an e-mail or a phone, e.g. name@company.al or 069 123 4567.',
  'record-id': 'The identifier is not right.',
  date: 'Enter a date, e.g. 2026-11-14.',
  choice: 'Choose one of the allowed values.',
};
