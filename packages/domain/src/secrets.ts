export const passwordLengthMin = 8;

/** What a new password must have, in the order it is told. */
const passwordRules = {
  'password-too-short': (password: string) => password.length >= passwordLengthMin,
  'password-without-lowercase': (password: string) => /\p{Lowercase}/u.test(password),
  'password-without-uppercase': (password: string) => /\p{Uppercase}/u.test(password),
  'password-without-digit': (password: string) => /\d/.test(password),
};

export type PasswordProblem = keyof typeof passwordRules;

export const passwordProblemKinds = Object.keys(passwordRules) as PasswordProblem[];

/** Everything that is missing from a new password; empty when it is good. */
export function passwordProblems(password: string): PasswordProblem[] {
  return passwordProblemKinds.filter((problem) => !passwordRules[problem](password));
}

/** What is missing first; null when the password is good. */
export function passwordProblem(password: string): PasswordProblem | null {
  return passwordProblems(password)[0] ?? null;
}

/** What an operator types at the till. */
export function isPin(text: string): boolean {
  return /^\d{4}$/.test(text);
}

/** The code the tax authority gives an operator, such as xy123ab456. */
export function isOperatorCode(text: string): boolean {
  return /^[a-z]{2}\d{3}[a-z]{2}\d{3}$/.test(text);
}
