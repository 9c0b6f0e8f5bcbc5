import type { CallName } from '@tezga/contract';
import type { DemoBusiness, DemoPerson } from './people.ts';

export interface DemoActivity {
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

/**
 * Sign-ins and saved views of the last 45 days. A fixed seed makes them the same in every installation, relative to
 * today.
 */
export function demoHistory(
  { owner, operators }: DemoBusiness,
  now: Date,
  random: () => number,
): DemoActivity[] {
  const people = [owner, ...operators];
  const activities = Array.from({ length: daysBack }, (_unused, index) => index + 1).flatMap((daysAgo) =>
    people.flatMap((person) => dayOf(person, new Date(now.getTime() - daysAgo * dayMs), random)),
  );
  return activities.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function dayOf(person: DemoPerson, day: Date, random: () => number): DemoActivity[] {
  const device = devices[Math.floor(random() * devices.length)] ?? '';
  const opening = new Date(day);
  opening.setUTCHours(6, Math.floor(random() * 59), Math.floor(random() * 59), 0);
  const closing = new Date(opening.getTime() + (480 + Math.floor(random() * 180)) * minuteMs);
  const activities: DemoActivity[] = [
    { person, at: opening, action: 'access.signIn', subject: null, device },
  ];
  if (random() < 0.12) {
    const at = new Date(opening.getTime() + (20 + Math.floor(random() * 300)) * minuteMs);
    const subject = savedFilters[Math.floor(random() * savedFilters.length)] ?? null;
    activities.push({ person, at, action: random() < 0.7 ? 'views.add' : 'views.remove', subject, device });
  }
  return [...activities, { person, at: closing, action: 'access.signOut', subject: null, device }];
}

/** A seeded random number generator (mulberry32), so that every installation gets the same demonstration. */
export function seededRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
