/** A day such as `2026-11-18`, or with a time `2026-11-18T10:30`; empty for no date. */
export type FieldDate = string;

const written = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d{2}))?(?:[ ,]+(\d{1,2})[:.](\d{2}))?$/;
const digitsOnly = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?$/;

/**
 * Parses `18.11.2026`, `18/11/26`, `18.11` (this year), `18112026` and ISO text, followed by a time such as `10:30`
 * if the field has one. Text that is not a date is returned as typed: the rule of the form refuses it, and the user
 * can correct it.
 */
export function dateOfTyped(typed: string, { withTime, today }: DateParsing): FieldDate {
  const text = typed.trim();
  const isoParts = iso.exec(text);
  const parts = written.exec(text) ?? digitsOnly.exec(text);
  const [day, time] = isoParts === null ? writtenParts(parts, today) : [isoParts[1] ?? '', isoParts[2] ?? ''];
  if (!isDay(day) || (time !== '') !== withTime || !isTime(time)) return text;
  return withTime ? `${day}T${time}` : day;
}

interface DateParsing {
  readonly withTime: boolean;
  /** The current day, which supplies the year if the user did not type one. */
  readonly today: string;
}

function writtenParts(parts: RegExpExecArray | null, today: string): readonly [day: string, time: string] {
  if (parts === null) return ['', ''];
  const [, day = '', month = '', year = today.slice(0, 4), hour, minute = ''] = parts;
  const fullYear = year.length === 2 ? `20${year}` : year;
  const time = hour === undefined ? '' : `${hour.padStart(2, '0')}:${minute}`;
  return [`${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, time];
}

const isTime = (time: string) => time === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

export function isFieldDate(text: string, withTime: boolean): boolean {
  const [day = '', time] = text.split('T');
  return isDay(day) && (withTime ? time !== undefined && time !== '' && isTime(time) : time === undefined);
}

/** Formats a date as `18.11.2026 10:30`; text that is not a date is returned unchanged. */
export function shownDate(value: FieldDate): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?$/.exec(value);
  if (parts === null) return value;
  const day = `${parts[3]}.${parts[2]}.${parts[1]}`;
  return parts[4] === undefined ? day : `${day} ${parts[4]}`;
}

/** Whether the text is a calendar day YYYY-MM-DD that exists. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
