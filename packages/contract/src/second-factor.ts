import { z } from 'zod';
import { moment, password, secondFactorCode } from './fields/fields.ts';
import { route } from './call/route.ts';

const proof = z.object({ password, code: secondFactorCode });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const proofRefusals = ['wrong-password', 'wrong-code', 'too-many-attempts'] as const;

/** The second factor of the person signed in: codes of an authenticator app. */
export const secondFactor = {
  state: route({
    service: 'auth',
    method: 'GET',
    path: '/auth/second-factor',
    summary:
      'Whether sign-in requires a code, whether it is mandatory, and how many recovery codes are left.',
    access: 'session',
    input: z.object({}),
    output: z.object({
      isRequired: z.boolean(),
      /** When the person set up the second factor; null if the person does not use one. */
      confirmedAt: moment.nullable(),
      recoveryCodesLeft: z.number(),
    }),
    fallback: 'data-fetch',
    needsPassword: true,
    beforeEnrolment: true,
  }),
  begin: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/second-factor/begin',
    summary: 'A new secret for an authenticator app; it is active once a first code is confirmed.',
    access: 'session',
    input: z.object({}),
    output: z.object({ secret: z.string(), address: z.string() }),
    refusals: ['second-factor-already-on'],
    fallback: 'change-not-made',
    repliesSecret: true,
    needsPassword: true,
    beforeEnrolment: true,
  }),
  confirm: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/second-factor/confirm',
    summary: 'Activates the second factor by password and first code. Returns ten recovery codes, once.',
    access: 'session',
    input: proof,
    output: recoveryCodes,
    refusals: [...proofRefusals, 'second-factor-not-begun', 'second-factor-already-on'],
    fallback: 'change-not-made',
    repliesSecret: true,
    needsPassword: true,
    beforeEnrolment: true,
  }),
  renewRecoveryCodes: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    summary: 'Ten new recovery codes; the earlier ones become invalid.',
    access: 'session',
    input: proof,
    output: recoveryCodes,
    refusals: [...proofRefusals, 'second-factor-not-begun'],
    fallback: 'change-not-made',
    repliesSecret: true,
    needsPassword: true,
  }),
  switchOff: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/second-factor/off',
    summary: 'Removes the second factor; refused if it is mandatory for the person.',
    access: 'session',
    input: proof,
    output: z.object({}),
    refusals: [...proofRefusals, 'second-factor-not-begun', 'second-factor-required'],
    fallback: 'change-not-made',
    needsPassword: true,
  }),
};
