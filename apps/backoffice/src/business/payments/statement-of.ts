import { tiranaDay } from '@tezga/domain';
import { presetPeriod } from '../../kits/reports/period.ts';
import { languageInUse } from '../../session/i18n.ts';
import type { SubjectRow } from './queries.ts';

export type StatementSubject = Pick<SubjectRow, 'type' | 'subjectId' | 'name' | 'email'>;

/** The statement of the current year, in the language of the screen, to the known address. */
export function statementOf({ type, subjectId, email }: StatementSubject) {
  const { from, to } = presetPeriod('thisYear', tiranaDay(new Date()));
  return { type, subjectId, from, to, language: languageInUse(), email };
}
