import { randomInt } from 'node:crypto';
import { passwordLengthMin, passwordProblem } from '@tezga/domain';

// Without characters that look alike, because people read the password in a message and type it.
const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const;
const all = kinds.join('');

/** A random password that follows the rules; the user must replace it with a chosen one. */
export function generatePassword(): string {
  for (;;) {
    const password = randomPassword();
    // About one random password in a million contains a common word such as "test"; then the loop makes
    // another one.
    if (passwordProblem(password) === null) return password;
  }
}

/** A random password with at least one character of each kind. */
function randomPassword(): string {
  const signs: string[] = [
    ...kinds,
    ...Array.from({ length: passwordLengthMin - kinds.length }, () => all),
  ].map((choice) => choice.charAt(randomInt(choice.length)));
  for (let last = signs.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [signs[last], signs[other]] = [signs[other] ?? '', signs[last] ?? ''];
  }
  return signs.join('');
}
