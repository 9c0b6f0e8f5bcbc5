import { randomInt } from 'node:crypto';
import { passwordLengthMin, passwordProblem } from '@tezga/domain';

// Without the signs that look alike, because it is read from a message and typed.
const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const;
const all = kinds.join('');

/** A password for someone else, good by the rules; it holds until they choose their own. */
export function generatePassword(): string {
  for (;;) {
    const password = randomPassword();
    // Chance writes "test" with digits around it, too, once in a million.
    if (passwordProblem(password) === null) return password;
  }
}

/** With one sign of each kind at least. */
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
