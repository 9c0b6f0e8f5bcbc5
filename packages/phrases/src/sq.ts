import { access } from './sq/access.ts';
import { activity } from './sq/activity.ts';
import { businesses } from './sq/businesses.ts';
import { fallbacks } from './sq/fallbacks.ts';
import { fields } from './sq/fields.ts';
import { http } from './sq/http.ts';
import { refusals } from './sq/refusals.ts';
import { shell } from './sq/shell.ts';
import { table } from './sq/table.ts';
import { ui } from './sq/ui.ts';

export const sq = { access, activity, businesses, fallbacks, fields, http, refusals, shell, table, ui };
