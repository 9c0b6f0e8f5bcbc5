import { adminKinds } from '@tezga/domain';
import { z } from 'zod';
import {
  confirmed,
  email,
  moment,
  newPasswordFields,
  orNone,
  phone,
  recordId,
  requiredText,
} from './fields/fields.ts';
import { editedFields } from './fields/edits.ts';
import { route } from './call/route.ts';

const userType = z.enum(adminKinds);

const adminFields = {
  name: requiredText(200),
  email: orNone(email),
  tel: orNone(phone),
  userType,
  roleId: recordId,
};

const saUser = z.object({
  _id: recordId,
  name: z.string(),
  email: z.string().nullable(),
  tel: z.string().nullable(),
  userType,
  roleId: recordId,
  roleCode: z.string(),
  roleDesc: z.string(),
  active: z.boolean(),
  resetPassword: z.boolean(),
  businessesCount: z.number(),
  createdAt: moment,
  updatedAt: moment,
  /** False for admins who have more rights than the caller in any area. */
  mayEdit: z.boolean(),
});

/** Super admins and resellers. A reseller sees only their own account. */
export const admins = {
  list: route({
    service: 'main',
    method: 'GET',
    path: '/sa/sa-users',
    summary: 'The admins with their roles, closed ones too.',
    access: { adminArea: 'usersManagement', level: 'read' },
    input: z.object({}),
    output: z.object({ saUsers: z.array(saUser) }),
    fallback: 'people-fetch',
  }),
  create: route({
    service: 'main',
    method: 'POST',
    path: '/create-sa',
    summary: 'A new admin; the password is made here, sent to them, and changed at first use.',
    access: { adminArea: 'usersManagement', level: 'readWrite' },
    input: z.object(adminFields).refine(({ email: mail, tel }) => mail !== null || tel !== null, {
      path: ['email'],
      message: 'email-or-phone',
    }),
    output: z.object({ userId: recordId }),
    refusals: ['not-found', 'contact-taken'],
    fallback: 'admin-create',
  }),
  edit: route({
    service: 'main',
    method: 'POST',
    path: '/edit-sa',
    summary: 'Change an admin, close the account or open it again; fields left out stay as they are.',
    access: { adminArea: 'usersManagement', level: 'readWrite' },
    input: z.object({
      userId: recordId,
      ...editedFields({ ...adminFields, active: z.boolean() }),
    }),
    output: z.object({}),
    refusals: [
      'not-found',
      'contact-taken',
      'own-rights',
      'user-owns-business',
      'changed-meanwhile',
      'admin-role-deleted',
    ],
    fallback: 'data-change',
  }),
  sessions: route({
    service: 'main',
    method: 'GET',
    path: '/sa/admin-sessions',
    summary: 'Where an admin is signed in; not of admins who have more rights than the caller.',
    access: { adminArea: 'usersManagement', level: 'read' },
    input: z.object({ userId: recordId }),
    output: z.object({
      sessions: z.array(
        z.object({
          _id: recordId,
          device: z.string(),
          address: z.string(),
          createdAt: moment,
          lastSeenAt: moment,
        }),
      ),
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  endSession: route({
    service: 'main',
    method: 'POST',
    path: '/sa/end-admin-session',
    summary: 'End a session of another admin at once.',
    access: { adminArea: 'usersManagement', level: 'readWrite' },
    input: z.object({ userId: recordId, sessionId: recordId }),
    output: z.object({}),
    refusals: ['not-found'],
    fallback: 'change-not-made',
  }),
  resetPassword: route({
    service: 'main',
    method: 'POST',
    path: '/sa/admin-password',
    summary: 'Set the password of another admin, who must change it at the next sign-in.',
    access: { adminArea: 'usersManagement', level: 'readWrite' },
    input: confirmed(z.object({ userId: recordId, ...newPasswordFields })),
    output: z.object({}),
    refusals: ['not-found', 'own-rights'],
    fallback: 'password-change',
  }),
};
