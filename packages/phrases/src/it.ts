import type { Phrases } from './phrases.ts';
import { access } from './it/access.ts';
import { activity } from './it/activity.ts';
import { businesses } from './it/businesses.ts';
import { fallbacks } from './it/fallbacks.ts';
import { fields } from './it/fields.ts';
import { http } from './it/http.ts';
import { refusals } from './it/refusals.ts';
import { shell } from './it/shell.ts';
import { table } from './it/table.ts';
import { ui } from './it/ui.ts';

export const it: Phrases = {
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
