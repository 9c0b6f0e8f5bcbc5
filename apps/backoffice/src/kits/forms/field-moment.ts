import { tiranaIsoMoment } from '@tezga/domain';

/** 2026-11-16T10:30, the format of datetime-local inputs; always in Tirana time. */
export function fieldMoment(at: string): string {
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) ? '' : tiranaIsoMoment(moment).slice(0, 16);
}

/** The moment of a datetime-local input as ISO text; empty for an incomplete input. */
export function momentOfField(written: string): string {
  for (const offset of ['+01:00', '+02:00']) {
    const moment = new Date(`${written}:00${offset}`);
    if (!Number.isNaN(moment.getTime()) && tiranaIsoMoment(moment).startsWith(written))
      return moment.toISOString();
  }
  return '';
}
