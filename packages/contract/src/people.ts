import { z } from 'zod';
import {
  email,
  confirmed,
  moment,
  newPasswordFields,
  orNone,
  password,
  phone,
  recordId,
  requiredText,
} from './fields/fields.ts';
import { optionalFields } from './fields/edits.ts';
import { route } from './call/route.ts';

const language = z.enum(['sq', 'en', 'it']);

const profile = z.object({
  _id: recordId,
  name: z.string(),
  email: z.string().nullable(),
  tel: z.string().nullable(),
  emailVerified: z.boolean(),
  telVerified: z.boolean(),
  language,
});

const foundPerson = profile.extend({
  kind: z.enum(['business', 'SA', 'RS']),
  businesses: z.array(z.string()),
  createdAt: moment,
});

/** A user's own data (name, contacts, password), and the rights of super admins to manage users. */
export const people = {
  myProfile: route({
    service: 'users',
    method: 'GET',
    path: '/users/my-profile',
    summary: 'The account of the signed-in person.',
    access: 'session',
    input: z.object({}),
    output: z.object({ profile: profile.extend({ hasPin: z.boolean(), opCode: z.string().nullable() }) }),
    fallback: 'data-fetch',
    needsPassword: true,
  }),
  editProfile: route({
    service: 'users',
    method: 'POST',
    path: '/users/edit-profile',
    summary: 'Change one’s own name and language.',
    access: 'session',
    input: z.object(optionalFields({ name: requiredText(200), language })),
    output: z.object({ owner: z.boolean(), message: z.string(), newUser: profile }),
    fallback: 'data-change',
    needsPassword: true,
  }),
  changePassword: route({
    service: 'users',
    method: 'POST',
    path: '/users/change-password',
    summary: 'Change one’s own password; every other session of the person ends at once.',
    access: 'session',
    input: confirmed(z.object({ currentPassword: password, ...newPasswordFields })),
    output: z.object({}),
    refusals: ['wrong-password', 'too-many-attempts'],
    fallback: 'password-change',
    needsPassword: true,
  }),
  changeDefaultPassword: route({
    service: 'users',
    method: 'POST',
    path: '/users/change-default-password',
    summary: 'Replace a password that someone else set, if that is required; other sessions end at once.',
    access: 'session',
    input: confirmed(z.object(newPasswordFields)),
    output: z.object({}),
    refusals: ['reset-not-asked', 'password-same'],
    fallback: 'password-change',
    needsPassword: true,
    beforePasswordChange: true,
    beforeEnrolment: true,
  }),
  resetPassword: route({
    service: 'users',
    method: 'POST',
    path: '/users/reset-password',
    summary:
      'Set another person’s password at their request: an owner’s by a super admin, an employee’s by the business. They must change it at their next sign-in.',
    access: {
      anyOf: [
        { adminArea: 'businesses', level: 'readWrite' },
        { area: 'employees', level: 'readWrite' },
      ],
    },
    input: confirmed(z.object({ businessId: recordId, userId: recordId, ...newPasswordFields })),
    output: z.object({}),
    refusals: ['not-found', 'employee-is-owner'],
    fallback: 'password-change',
  }),
  search: route({
    service: 'users',
    method: 'POST',
    path: '/users/search',
    summary: 'Find people by part of their name, e-mail or phone; at most a hundred.',
    access: { adminArea: 'businesses', level: 'read' },
    changing: false,
    input: z.object({ searchTerm: requiredText(100) }),
    output: z.object({ users: z.array(foundPerson), isCut: z.boolean() }),
    fallback: 'people-fetch',
  }),
  adminEditProfile: route({
    service: 'users',
    method: 'POST',
    path: '/users/sa-edit-profile',
    summary:
      'Change the name and the contacts of another person; a contact changed this way counts as verified.',
    access: { adminArea: 'usersManagement', level: 'readWrite' },
    input: z.object({
      userId: recordId,
      ...optionalFields({ name: requiredText(200), email: orNone(email), tel: orNone(phone) }),
    }),
    output: z.object({ newUser: profile }),
    refusals: ['not-found', 'contact-taken'],
    fallback: 'data-change',
  }),
  remove: route({
    service: 'users',
    method: 'DELETE',
    path: '/users',
    summary:
      'Close an account; its actions stay in the logs. One’s own account and that of an owner cannot be closed.',
    access: { adminArea: 'usersManagement', level: 'readWrite' },
    input: z.object({ userId: recordId }),
    output: z.object({}),
    refusals: ['not-found', 'user-owns-business', 'user-is-self'],
    fallback: 'change-not-made',
  }),
};
