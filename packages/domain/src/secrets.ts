import { foldText } from './fold-text.ts';

export const passwordLengthMin = 8;

/** The base words of the most common passwords, which people extend by a year or by 123. */
const commonWords = new Set([
  'a',
  'aa',
  'abc',
  'abcd',
  'abcdef',
  'admin',
  'administrator',
  'albania',
  'asdfgh',
  'fjalekalim',
  'fjalekalimi',
  'hello',
  'iloveyou',
  'letmein',
  'login',
  'master',
  'pass',
  'password',
  'passwort',
  'perdorues',
  'qazwsx',
  'qwer',
  'qwerty',
  'qwertyuiop',
  'root',
  'shqiperi',
  'shqiperia',
  'test',
  'tezga',
  'tirana',
  'tirane',
  'user',
  'welcome',
  'zaq',
]);

/** Whether the letters of a password are a common word, as in Password1 and Tezga-2026. */
const isCommonPassword = (password: string) => commonWords.has(foldText(password).replaceAll(/[^a-z]/g, ''));

/** The rules for a new password, in the order of their messages. */
const passwordRules = {
  'password-too-short': (password: string) => password.length >= passwordLengthMin,
  'password-without-lowercase': (password: string) => /\p{Lowercase}/u.test(password),
  'password-without-uppercase': (password: string) => /\p{Uppercase}/u.test(password),
  'password-without-digit': (password: string) => /\d/.test(password),
  'password-common': (password: string) => !isCommonPassword(password),
};

export type PasswordProblem = keyof typeof passwordRules;

export const passwordProblemKinds = Object.keys(passwordRules) as PasswordProblem[];

/** All rules that a new password violates; empty if it is good. */
export function passwordProblems(password: string): PasswordProblem[] {
  return passwordProblemKinds.filter((problem) => !passwordRules[problem](password));
}

/** The first rule that a new password violates; null if it is good. */
export function passwordProblem(password: string): PasswordProblem | null {
  return passwordProblems(password)[0] ?? null;
}

const namePartLengthMin = 4;

interface Named {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Whether a password contains a part of the person's name, e-mail or phone, which other people know. */
export function containsOwnName(password: string, { name, email, phone }: Named): boolean {
  const folded = foldText(password);
  const known = [
    ...foldText(name).split(/[^a-z0-9]+/),
    foldText(email ?? '').split('@')[0] ?? '',
    phone ?? '',
  ];
  return known.some((part) => part.length >= namePartLengthMin && folded.includes(part));
}

/** Whether the text has the form of a PIN, the number that an operator types at the till. */
export function isPin(text: string): boolean {
  return /^\d{4}$/.test(text);
}

const digitsInARow = '01234567890';
const digitsBackwards = '09876543210';

/**
 * Whether a PIN is easily guessed: at most two different digits (0000, 1212), ascending or descending digits
 * (1234, 4321), the middle column of a keypad (2580), or a year (1990, 2026).
 */
export function isWeakPin(pin: string): boolean {
  return (
    new Set(pin).size <= 2 ||
    digitsInARow.includes(pin) ||
    digitsBackwards.includes(pin) ||
    pin === '2580' ||
    pin === '0852' ||
    /^(19|20)/.test(pin)
  );
}

/** Whether the text has the form of an operator code of the tax authority, such as xy123ab456. */
export function isOperatorCode(text: string): boolean {
  return /^[a-z]{2}\d{3}[a-z]{2}\d{3}$/.test(text);
}
