import { access } from './access.ts';
import { fallbacks } from './fallbacks.ts';
import { fieldLimits, fields } from './fields.ts';
import { http } from './http.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';

/** What the login page needs: it is loaded with the page, so every sentence here is waited for by everyone. */
export const first = { access, fallbacks, fieldLimits, fields, http, shell, ui };
