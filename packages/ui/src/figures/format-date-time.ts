import { MISSING } from './format-figures.ts';

const tirana = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Tirane',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

export type Moment = Date | string | number | null | undefined;

export type MomentPrecision = 'day' | 'minute' | 'second';

const CIVIL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Formats a moment as DD.MM.YYYY HH:mm in Tirana time; a calendar date without time is the same in every time
 * zone.
 */
export function formatDateTime(moment: Moment, precision: MomentPrecision = 'minute'): string {
  const civil = typeof moment === 'string' ? CIVIL_DATE.exec(moment) : null;
  if (civil) {
    return `${civil[3]}.${civil[2]}.${civil[1]}`;
  }
  if (moment === null || moment === undefined || Number.isNaN(new Date(moment).getTime())) {
    return MISSING;
  }
  const part = Object.fromEntries(
    tirana.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
  const day = `${part['day']}.${part['month']}.${part['year']}`;
  if (precision === 'day') {
    return day;
  }
  const time = `${part['hour']}:${part['minute']}`;
  return precision === 'second' ? `${day} ${time}:${part['second']}` : `${day} ${time}`;
}
