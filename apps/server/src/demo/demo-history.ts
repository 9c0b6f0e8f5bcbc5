import type { CallName } from '@tezga/contract';
import type { DemoBusiness, DemoPerson } from './people.ts';

export interface DemoDeed {
  readonly person: DemoPerson;
  readonly at: Date;
  readonly action: CallName;
  readonly subject: string | null;
  readonly device: string;
}

const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;
const devices = [
  'Windows 11 · Chrome 142 · 0.1.0',
  'Android 16 · Chrome 142 · 0.1.0',
  'macOS 26 · Safari 26 · 0.1.0',
];
const savedFilters = ['Hyrjet e mëngjesit', 'Vetëm operatorët', 'Java e fundit', 'Ndryshimet e mia'];
const daysBack = 45;

/** Everyday use over the last weeks, the same at every first start but for the day it is counted from. */
export function demoHistory({ owner, operators }: DemoBusiness, now: Date, chance: () => number): DemoDeed[] {
  const people = [owner, ...operators];
  const deeds = Array.from({ length: daysBack }, (_unused, index) => index + 1).flatMap((daysAgo) =>
    people.flatMap((person) => dayOf(person, new Date(now.getTime() - daysAgo * dayMs), chance)),
  );
  return deeds.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function dayOf(person: DemoPerson, day: Date, chance: () => number): DemoDeed[] {
  const device = devices[Math.floor(chance() * devices.length)] ?? '';
  const opening = new Date(day);
  opening.setUTCHours(6, Math.floor(chance() * 59), Math.floor(chance() * 59), 0);
  const closing = new Date(opening.getTime() + (480 + Math.floor(chance() * 180)) * minuteMs);
  const deeds: DemoDeed[] = [{ person, at: opening, action: 'access.signIn', subject: null, device }];
  if (chance() < 0.12) {
    const at = new Date(opening.getTime() + (20 + Math.floor(chance() * 300)) * minuteMs);
    const subject = savedFilters[Math.floor(chance() * savedFilters.length)] ?? null;
    deeds.push({ person, at, action: chance() < 0.7 ? 'views.add' : 'views.remove', subject, device });
  }
  return [...deeds, { person, at: closing, action: 'access.signOut', subject: null, device }];
}

/** A small generator with a fixed start (mulberry32), so that two demonstrations are alike. */
export function sameChanceEveryTime(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
