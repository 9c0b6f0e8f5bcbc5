import { randomInt } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const pairOfLetters = () => `${letters[randomInt(26)]}${letters[randomInt(26)]}`;
const threeDigits = () => String(randomInt(1000)).padStart(3, '0');

/** A random code in the form that the authority uses for units, operators, tills and software: `ab123cd456`. */
export function newRegistrationCode(): string {
  return pairOfLetters() + threeDigits() + pairOfLetters() + threeDigits();
}
