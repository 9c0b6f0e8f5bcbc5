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
  email: 'Write an e-mail, e.g. name@company.al.',
  phone: 'Write an Albanian phone number, e.g. +355 69 123 4567.',
  'password-too-short': 'The password needs at least 8 characters.',
  'password-without-lowercase': 'The password needs at least one lowercase letter.',
  'password-without-uppercase': 'The password needs at least one uppercase letter.',
  'password-without-digit': 'The password needs at least one digit.',
  'password-mismatch': 'The confirmation differs from the password',
  pin: 'The PIN has exactly 4 digits, e.g. 4821.',
  'operator-code': 'The operator code looks like xy123ab456.',
};
