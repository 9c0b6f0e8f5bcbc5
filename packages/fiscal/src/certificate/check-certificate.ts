import type { CertificateEnvironment, CertificateFacts } from './certificate-facts.ts';

/** A warning comes this early, so that a new one can be had in time. */
export const renewalDays = 30;
const dayMs = 86_400_000;

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
  /** Whole days until it ends; below zero once it has. */
  readonly daysLeft: number;
}

type CheckedFacts = Pick<CertificateFacts, 'notBefore' | 'notAfter' | 'environment' | 'nuis'>;

export function checkCertificate(facts: CheckedFacts, use: CertificateUse): CertificateCheck {
  const leftMs = facts.notAfter.getTime() - use.now.getTime();
  return { outcome: outcomeOf(facts, use, leftMs), daysLeft: Math.floor(leftMs / dayMs) };
}

/** The order is the rule: what makes it useless is said before what will. */
function outcomeOf(facts: CheckedFacts, use: CertificateUse, leftMs: number): CertificateOutcome {
  if (use.now < facts.notBefore) return 'not-yet-valid';
  if (leftMs < 0) return 'expired';
  if (facts.environment !== use.environment) return 'wrong-environment';
  if (use.nuis !== null && facts.nuis !== use.nuis.toUpperCase()) return 'other-business';
  return leftMs < renewalDays * dayMs ? 'expires-soon' : 'good';
}
