import type { Phrases } from './phrases.ts';
import { access } from './en/access.ts';
import { activity } from './en/activity.ts';
import { businesses } from './en/businesses.ts';
import { fallbacks } from './en/fallbacks.ts';
import { fields } from './en/fields.ts';
import { http } from './en/http.ts';
import { refusals } from './en/refusals.ts';
import { shell } from './en/shell.ts';
import { table } from './en/table.ts';
import { ui } from './en/ui.ts';

export const en: Phrases = {
  access,
  activity,
  businesses,
  fallbacks,
  fields,
  http,
  refusals,
  shell,
  table,
  ui,
};
