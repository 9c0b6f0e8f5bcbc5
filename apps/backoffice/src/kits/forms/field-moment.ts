import { tiranaIsoMoment } from '@tezga/domain';

const isoMoment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/**
 * The value of a date-time field in Tirana time, such as 2026-11-16T10:30; text that is no time stays as
 * typed.
 */
export function fieldMoment(at: string): string {
  // Only ISO text: the browser also parses half-typed text such as `11.12.2026 1`, with the month first.
  return isoMoment.test(at) ? tiranaIsoMoment(new Date(at)).slice(0, 16) : at;
}

/** Converts the value of a date-time field, in Tirana time, to ISO text; an incomplete value becomes an empty text. */
export function momentOfField(written: string): string {
  for (const offset of ['+01:00', '+02:00']) {
    const moment = new Date(`${written}:00${offset}`);
    if (!Number.isNaN(moment.getTime()) && tiranaIsoMoment(moment).startsWith(written))
      return moment.toISOString();
  }
  return '';
}
