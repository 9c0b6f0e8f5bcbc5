import { userKinds } from '@tezga/domain';
import { z } from 'zod';
import {
  credential,
  email,
  moment,
  orNone,
  password,
  phone,
  recordId,
  requiredText,
  secondFactorCode,
} from './fields/fields.ts';
import { roleFields } from './fields/role-fields.ts';
import { route } from './call/route.ts';

/** The signed-in person. */
export const userFields = z.object({
  _id: recordId,
  name: z.string(),
  username: z.string(),
  userType: z.enum(userKinds),
  /** True if another person set the password: the user must change it before any other call. */
  resetPassword: z.boolean(),
  /** The person must set up a second factor before any other call. */
  mustEnrol: z.boolean(),
});

/** Signing in and out, and the permissions of the signed-in person. */
export const access = {
  signIn: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/sign-in',
    summary: 'Sign in; the reply header authorization has the token.',
    access: 'public',
    input: z.object({
      username: credential,
      password,
      /** Required if the person has a second factor; without it the server refuses with `second-factor-needed`. */
      code: orNone(secondFactorCode),
    }),
    output: z.object({ user: userFields, role: roleFields.nullable(), businessId: recordId.nullable() }),
    refusals: ['wrong-credentials', 'too-many-attempts', 'second-factor-needed', 'wrong-code'],
    fallback: 'sign-in',
    repliesSecret: true,
  }),
  signOut: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/sign-out',
    summary: 'End this session at once.',
    access: 'session',
    input: z.object({}),
    output: z.object({}),
    fallback: 'server-problem',
    beforePasswordChange: true,
    beforeEnrolment: true,
  }),
  refreshToken: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/refresh-token',
    summary: 'A fresh token in the authorization reply header; with businessId, one for that business.',
    access: 'session',
    input: z.object({ businessId: recordId.optional() }),
    output: z.object({ businessId: recordId.nullable() }),
    refusals: ['not-found', 'password-needed'],
    fallback: 'server-problem',
    repliesSecret: true,
    beforePasswordChange: true,
    beforeEnrolment: true,
  }),
  myRole: route({
    service: 'users',
    method: 'GET',
    path: '/roles/myRole',
    summary: 'The role of the person signed in, in the business of the token.',
    access: 'session',
    input: z.object({}),
    output: z.object({
      user: userFields,
      role: roleFields.nullable(),
      /** True if this server offers all super-admin screens; a demonstration by default hides some of them. */
      isFullAdmin: z.boolean(),
    }),
    fallback: 'roles-fetch',
    beforePasswordChange: true,
    beforeEnrolment: true,
  }),
  signUp: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/sign-up',
    summary:
      'An account for a new person; its password is made here, sent to them, and changed at first use.',
    access: { adminArea: 'businesses', level: 'readWrite' },
    input: z
      .object({
        name: requiredText(200),
        email: orNone(email),
        tel: orNone(phone),
      })
      .refine(({ email: mail, tel }) => mail !== null || tel !== null, {
        path: ['email'],
        message: 'email-or-phone',
      }),
    output: z.object({ userId: recordId }),
    refusals: ['contact-taken'],
    fallback: 'try-later',
  }),
  sessions: route({
    service: 'auth',
    method: 'GET',
    path: '/auth/sessions',
    summary: 'Where the person is signed in: device, network address, since when, last seen.',
    access: 'session',
    input: z.object({}),
    output: z.object({
      sessions: z.array(
        z.object({
          _id: recordId,
          device: z.string(),
          address: z.string(),
          businessName: z.string().nullable(),
          /** The admin who opened this session in the name of the user; null if the user signed in. */
          adminName: z.string().nullable(),
          createdAt: moment,
          lastSeenAt: moment,
          isThis: z.boolean(),
        }),
      ),
    }),
    fallback: 'data-fetch',
    needsPassword: true,
  }),
  endSession: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/end-session',
    summary: 'End one of the person’s own sessions at once.',
    access: 'session',
    input: z.object({ sessionId: recordId }),
    output: z.object({}),
    refusals: ['not-found'],
    fallback: 'change-not-made',
    needsPassword: true,
  }),
  confirmPassword: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/confirm-password',
    summary: 'Prove one’s password again in this session; for five minutes secrets may be read.',
    access: 'session',
    input: z.object({ password }),
    output: z.object({ until: moment }),
    refusals: ['wrong-password', 'too-many-attempts'],
    fallback: 'sign-in',
    needsPassword: true,
  }),
};
