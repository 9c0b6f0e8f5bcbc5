import { activity } from './sq/activity.ts';
import { businesses } from './sq/businesses.ts';
import { contracts } from './sq/contracts.ts';
import { employees } from './sq/employees.ts';
import { first } from './sq/first.ts';
import { messages } from './sq/messages.ts';
import { people } from './sq/people.ts';
import { refusals } from './sq/refusals.ts';
import { roles } from './sq/roles.ts';
import { table } from './sq/table.ts';
import { verification } from './sq/verification.ts';

export const sq = {
  ...first,
  activity,
  businesses,
  contracts,
  employees,
  messages,
  people,
  refusals,
  roles,
  table,
  verification,
};
