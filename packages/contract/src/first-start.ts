import { z } from 'zod';
import { confirmed, email, newPasswordFields, requiredText } from './fields/fields.ts';
import { route } from './call/route.ts';

/** The one-time code as the server prints it, with or without its dashes. */
const code = requiredText(60);

/** Creates the first super admin of an installation that has none; the server prints a one-time code for it. */
export const firstStart = {
  check: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/check-first-start',
    summary: 'Whether this is the code that the server printed at its start.',
    access: 'public',
    changing: false,
    input: z.object({ code }),
    output: z.object({}),
    refusals: ['code-not-valid', 'first-start-over', 'too-many-attempts'],
    fallback: 'verification',
    beforeFirstStart: true,
  }),
  create: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/first-start',
    summary:
      'Create the first super admin with the printed code; the reply header authorization has the token.',
    access: 'public',
    input: confirmed(z.object({ code, name: requiredText(200), email, ...newPasswordFields })),
    output: z.object({}),
    refusals: ['code-not-valid', 'first-start-over', 'too-many-attempts', 'contact-taken'],
    fallback: 'server-problem',
    repliesSecret: true,
    beforeFirstStart: true,
  }),
};
