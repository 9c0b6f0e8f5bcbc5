import { access } from './sq/access.ts';
import { activity } from './sq/activity.ts';
import { businesses } from './sq/businesses.ts';
import { contracts } from './sq/contracts.ts';
import { employees } from './sq/employees.ts';
import { fallbacks } from './sq/fallbacks.ts';
import { fields } from './sq/fields.ts';
import { http } from './sq/http.ts';
import { messages } from './sq/messages.ts';
import { people } from './sq/people.ts';
import { refusals } from './sq/refusals.ts';
import { roles } from './sq/roles.ts';
import { shell } from './sq/shell.ts';
import { table } from './sq/table.ts';
import { ui } from './sq/ui.ts';
import { verification } from './sq/verification.ts';

export const sq = {
  access,
  activity,
  businesses,
  contracts,
  employees,
  fallbacks,
  fields,
  http,
  messages,
  people,
  refusals,
  roles,
  shell,
  table,
  ui,
  verification,
};
