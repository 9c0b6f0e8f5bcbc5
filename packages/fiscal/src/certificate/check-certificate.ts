import type { CertificateEnvironment, CertificateFacts } from './certificate-facts.ts';

/** Days before expiry at which the warning starts, so that the owner has time to renew. */
export const renewalDays = 30;
const dayMs = 86_400_000;
/** Days are counted on the calendar of Tirana, where the users are. */
const tiranaCalendar = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Tirane',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/**
 * All results of a certificate check. `contactsSupport` is false where support cannot help, because the owner must
 * upload another file.
 */
export const certificateOutcomes = {
  good: { severity: 'none', contactsSupport: false },
  'not-yet-valid': { severity: 'error', contactsSupport: true },
  expired: { severity: 'error', contactsSupport: true },
  'wrong-environment': { severity: 'error', contactsSupport: false },
  'other-business': { severity: 'error', contactsSupport: false },
  'expires-soon': { severity: 'warning', contactsSupport: false },
} as const;
export type CertificateOutcome = keyof typeof certificateOutcomes;

export interface CertificateUse {
  readonly now: Date;
  readonly environment: CertificateEnvironment;
  /** The NUIS that the certificate must have; null to accept the certificate of any business. */
  readonly nuis: string | null;
}

export interface CertificateCheck {
  readonly outcome: CertificateOutcome;
  /** Calendar days in Tirana until the expiry date: 0 on that day, negative after it. */
  readonly daysLeft: number;
}

type CheckedFacts = Pick<CertificateFacts, 'notBefore' | 'notAfter' | 'environment' | 'nuis'>;

export function checkCertificate(facts: CheckedFacts, use: CertificateUse): CertificateCheck {
  const daysLeft = tiranaDaysUntil(facts.notAfter, use.now);
  const outcome = certificateFault(facts, use) ?? (daysLeft < renewalDays ? 'expires-soon' : 'good');
  return { outcome, daysLeft };
}

export type CertificateFault = Exclude<CertificateOutcome, 'good' | 'expires-soon'>;

/**
 * Why the tax authority would reject the certificate now; null if it would not. Validity is checked before
 * ownership. This runs for every invoice, so it omits the slower count of days.
 */
export function certificateFault(facts: CheckedFacts, use: CertificateUse): CertificateFault | null {
  if (use.now < facts.notBefore) return 'not-yet-valid';
  if (use.now > facts.notAfter) return 'expired';
  if (facts.environment !== use.environment) return 'wrong-environment';
  return use.nuis !== null && facts.nuis !== use.nuis.toUpperCase() ? 'other-business' : null;
}

/** Calendar days in Tirana between two moments: 0 on the same day, negative if `moment` is before `now`. */
export const tiranaDaysUntil = (moment: Date, now: Date): number => calendarDay(moment) - calendarDay(now);

/**
 * The number of a calendar day; times of day are dropped because the days of a clock change have 23 and 25
 * hours.
 */
function calendarDay(moment: Date): number {
  const parts = tiranaCalendar.formatToParts(moment);
  const [year = 0, month = 0, day = 0] = ['year', 'month', 'day'].map((wanted) =>
    Number(parts.find(({ type }) => type === wanted)?.value),
  );
  return Date.UTC(year, month - 1, day) / dayMs;
}
