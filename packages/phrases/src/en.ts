import type { Phrases } from './phrases.ts';
import { access } from './en/access.ts';
import { activity } from './en/activity.ts';
import { businesses } from './en/businesses.ts';
import { contracts } from './en/contracts.ts';
import { employees } from './en/employees.ts';
import { fallbacks } from './en/fallbacks.ts';
import { fieldLimits, fields } from './en/fields.ts';
import { http } from './en/http.ts';
import { messages } from './en/messages.ts';
import { people } from './en/people.ts';
import { refusals } from './en/refusals.ts';
import { roles } from './en/roles.ts';
import { shell } from './en/shell.ts';
import { table } from './en/table.ts';
import { ui } from './en/ui.ts';
import { verification } from './en/verification.ts';

export const en: Phrases = {
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
