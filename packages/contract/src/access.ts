import { z } from 'zod';
import { credential, password, recordId } from './fields.ts';
import { roleFields } from './role-fields.ts';
import { route } from './route.ts';

const user = z.object({ _id: recordId, name: z.string(), username: z.string() });

/** Signing in and out, and what the person at the screen may do. */
export const access = {
  signIn: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/sign-in',
    summary: 'Sign in; the token comes in the authorization reply header.',
    access: 'public',
    input: z.object({ username: credential, password }),
    output: z.object({ user, role: roleFields.nullable(), businessId: recordId.nullable() }),
    refusals: ['wrong-credentials', 'too-many-attempts'],
    fallback: 'sign-in',
    issuesToken: true,
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
  }),
  refreshToken: route({
    service: 'auth',
    method: 'POST',
    path: '/auth/refresh-token',
    summary: 'A fresh token in the authorization reply header; with businessId, one for that business.',
    access: 'session',
    input: z.object({ businessId: recordId.optional() }),
    output: z.object({ businessId: recordId.nullable() }),
    refusals: ['not-found'],
    fallback: 'server-problem',
    issuesToken: true,
  }),
  myRole: route({
    service: 'users',
    method: 'GET',
    path: '/roles/myRole',
    summary: 'The role of the person signed in, in the business of the token.',
    access: 'session',
    input: z.object({}),
    output: z.object({ user, role: roleFields.nullable() }),
    fallback: 'data-fetch',
  }),
};
