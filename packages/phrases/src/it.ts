import type { Phrases } from './phrases.ts';
import { access } from './it/access.ts';
import { activity } from './it/activity.ts';
import { businesses } from './it/businesses.ts';
import { contracts } from './it/contracts.ts';
import { employees } from './it/employees.ts';
import { fallbacks } from './it/fallbacks.ts';
import { fieldLimits, fields } from './it/fields.ts';
import { http } from './it/http.ts';
import { messages } from './it/messages.ts';
import { people } from './it/people.ts';
import { refusals } from './it/refusals.ts';
import { roles } from './it/roles.ts';
import { shell } from './it/shell.ts';
import { table } from './it/table.ts';
import { ui } from './it/ui.ts';
import { verification } from './it/verification.ts';

export const it: Phrases = {
  access,
  activity,
  businesses,
  contracts,
  employees,
  fallbacks,
  fieldLimits,
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
