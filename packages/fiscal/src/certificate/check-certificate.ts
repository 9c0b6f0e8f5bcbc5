import type { CertificateEnvironment, CertificateFacts } from './certificate-facts.ts';

/** A warning comes this early, so that a new one can be had in time. */
export const renewalDays = 30;
const dayMs = 86_400_000;
/** Whoever reads "tomorrow" counts days of the calendar here. */
const tiranaCalendar = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Tirane',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/**
 * What can be said of a certificate, and how it is told. Whoever has another's needs the right one, not our support; one
 * that will soon end is renewed by its owner.
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
  /** Null where any business will do. */
  readonly nuis: string | null;
}

export interface CertificateCheck {
  readonly outcome: CertificateOutcome;
  /** Days of the calendar in Tirana until the one on which it ends: 0 on that day, below zero after it. */
  readonly daysLeft: number;
}

type CheckedFacts = Pick<CertificateFacts, 'notBefore' | 'notAfter' | 'environment' | 'nuis'>;

export function checkCertificate(facts: CheckedFacts, use: CertificateUse): CertificateCheck {
  const daysLeft = calendarDay(facts.notAfter) - calendarDay(use.now);
  const outcome = certificateFault(facts, use) ?? (daysLeft < renewalDays ? 'expires-soon' : 'good');
  return { outcome, daysLeft };
}

export type CertificateFault = Exclude<CertificateOutcome, 'good' | 'expires-soon'>;

/**
 * Why the tax authority would not take it now; null where it would. The order is the rule: its time is said
 * before whose it is. Every invoice asks, so no days are counted.
 */
export function certificateFault(facts: CheckedFacts, use: CertificateUse): CertificateFault | null {
  if (use.now < facts.notBefore) return 'not-yet-valid';
  if (use.now > facts.notAfter) return 'expired';
  if (facts.environment !== use.environment) return 'wrong-environment';
  return use.nuis !== null && facts.nuis !== use.nuis.toUpperCase() ? 'other-business' : null;
}

/** Days of the calendar are counted without their hours, because two of them a year have 23 or 25. */
function calendarDay(moment: Date): number {
  const parts = tiranaCalendar.formatToParts(moment);
  const [year = 0, month = 0, day = 0] = ['year', 'month', 'day'].map((wanted) =>
    Number(parts.find(({ type }) => type === wanted)?.value),
  );
  return Date.UTC(year, month - 1, day) / dayMs;
}
