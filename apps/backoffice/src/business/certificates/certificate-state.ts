import type { Phrases } from '@tezga/phrases';
import { formatDateTime, type Tone } from '@tezga/ui';
import type { Certificate } from './queries.ts';

export type Outcome = Certificate['outcome'];

export const toneOf: Record<Outcome, Extract<Tone, 'ok' | 'warn' | 'bad'>> = {
  good: 'ok',
  'expires-soon': 'warn',
  expired: 'bad',
  'not-yet-valid': 'bad',
  'wrong-environment': 'bad',
  'other-business': 'bad',
};

export interface Warning {
  readonly tone: 'warn' | 'bad';
  readonly title: string;
  readonly advice: string;
}

const bad = (title: string, advice: string): Warning => ({ tone: 'bad', title, advice });

type WarnedOf = Pick<Certificate, 'outcome' | 'daysLeft' | 'notBefore' | 'notAfter'>;

/** The warning about a certificate; null if it is valid. */
export function warningOf(certificate: WarnedOf, { certificates }: Phrases): Warning | null {
  const { outcome, daysLeft, notBefore, notAfter } = certificate;
  const { warnings, advice } = certificates;
  // Formatted with minutes, because they matter on the last day.
  const [from, to] = [formatDateTime(notBefore), formatDateTime(notAfter)];
  const warningByOutcome: Record<Outcome, Warning | null> = {
    good: null,
    'expires-soon': {
      tone: 'warn',
      title: warnings['expires-soon'](daysLeft),
      advice: advice['expires-soon'](to),
    },
    expired: bad(warnings.expired, advice.expired(to)),
    'not-yet-valid': bad(warnings['not-yet-valid'], advice['not-yet-valid'](from)),
    'wrong-environment': bad(warnings['wrong-environment'], advice['wrong-environment']),
    'other-business': bad(warnings['other-business'], advice['other-business']),
  };
  return warningByOutcome[outcome];
}
