import { access } from './access.ts';
import { activity } from './activity.ts';
import { businesses } from './businesses.ts';
import { fallbacks } from './fallbacks.ts';
import { fields } from './fields.ts';
import { http } from './http.ts';
import { refusals } from './refusals.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';
import { ui } from './ui.ts';

export const sq = { access, activity, businesses, fallbacks, fields, http, refusals, shell, table, ui };
