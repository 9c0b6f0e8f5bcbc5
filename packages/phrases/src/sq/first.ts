import { access } from './access.ts';
import { fallbacks } from './fallbacks.ts';
import { fieldLimits, fields } from './fields.ts';
import { http } from './http.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';

/**
 * The phrases of the login page. They are part of its bundle, so each further sentence makes the page load
 * more slowly.
 */
export const first = { access, fallbacks, fieldLimits, fields, http, shell, ui };
