import type { TextCheck, TextProblem, TextType } from './structure.ts';

/** Compiles the check of a text type once, because it runs for every field of every message. */
export function checkOf(type: Omit<TextType<string | boolean>, 'problemOf'>): TextCheck {
  const { pattern, length, values, base, isPositive = false } = type;
  if (values !== undefined) {
    const allowed = new Set(values);
    return (text) => (allowed.has(text) ? null : 'not-in-list');
  }
  if (length !== undefined) return (text) => lengthProblem(text, length);
  const form = new RegExp(`^(?:${pattern ?? forms[base]})$`);
  return (text) => {
    if (!form.test(text)) return text === '' ? 'empty' : 'wrong-form';
    if (isPositive && !(Number(text) > 0)) return 'not-positive';
    if (base === 'int' && Number(text) > 2_147_483_647) return 'wrong-form';
    if (base === 'base64Binary' && !isWhole(text)) return 'wrong-form';
    if ((base === 'date' || base === 'dateTime') && !isMoment(text)) return 'not-a-moment';
    return null;
  };
}

const forms: Readonly<Record<TextType['base'], string>> = {
  string: String.raw`[\s\S]*`,
  decimal: String.raw`[+-]?(\d+(\.\d*)?|\.\d+)`,
  double: String.raw`[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?`,
  int: String.raw`[+-]?\d+`,
  integer: String.raw`[+-]?\d+`,
  boolean: 'true|false|1|0',
  dateTime: String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?([+-]\d{2}:\d{2}|Z)?`,
  date: String.raw`\d{4}-\d{2}-\d{2}([+-]\d{2}:\d{2}|Z)?`,
  base64Binary: String.raw`[A-Za-z0-9+/ \t\r\n]*(=[ \t\r\n]*){0,2}`,
};

function lengthProblem(text: string, [min, max]: readonly [number, number]): TextProblem | null {
  if (text === '') return 'empty';
  // The length is counted in characters, not in UTF-16 units.
  const count = /[\uD800-\uDFFF]/.test(text) ? Array.from(text).length : text.length;
  if (count > max) return 'too-long';
  return count < min ? 'too-short' : null;
}

/** Whether a base64 text is complete: its length is divisible by four and its unused bits are zero. */
function isWhole(base64: string): boolean {
  const letters = base64.replaceAll(/[ \t\r\n]/g, '');
  if (letters.length % 4 !== 0) return false;
  if (letters.endsWith('==')) return 'AQgw'.includes(letters.at(-3) ?? '');
  return !letters.endsWith('=') || 'AEIMQUYcgkosw048'.includes(letters.at(-2) ?? '');
}

/** Whether day, time and offset exist; the format was checked before. */
function isMoment(text: string): boolean {
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  if (!isDay(year, twoDigits(text, 5), twoDigits(text, 8))) return false;
  if (text[10] !== 'T') return true;
  if (twoDigits(text, 11) > 23 || twoDigits(text, 14) > 59 || twoDigits(text, 17) > 59) return false;
  if (text.length <= 22 || text.at(-3) !== ':') return true;
  const minutes = twoDigits(text, text.length - 2);
  return minutes <= 59 && twoDigits(text, text.length - 5) * 60 + minutes <= 14 * 60;
}

const zero = 48;

function twoDigits(text: string, begin: number): number {
  return (text.charCodeAt(begin) - zero) * 10 + text.charCodeAt(begin + 1) - zero;
}

function isDay(year: number, month: number, day: number): boolean {
  if (year === 0 || month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
