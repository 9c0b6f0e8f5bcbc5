import { cashCustomerId, tiranaDay } from '@tezga/domain';
import { presetPeriod } from '../../kits/reports/period.ts';
import { languageInUse } from '../../session/i18n.ts';
import type { SubjectRow } from './queries.ts';

export type StatementSubject = Pick<SubjectRow, 'type' | 'subjectId' | 'name' | 'email'>;

/** False for the collective customer, whose debts are of unrelated buyers. */
export const hasStatement = ({ subjectId }: Pick<SubjectRow, 'subjectId'>): boolean =>
  subjectId !== cashCustomerId;

/**
 * The request for the statement of the current year, in the user's language, to the subject's e-mail address.
 */
export function statementOf({ type, subjectId, email }: StatementSubject) {
  const { from, to } = presetPeriod('thisYear', tiranaDay(new Date()));
  return { type, subjectId, from, to, language: languageInUse(), email };
}
