import { z } from 'zod';
import { flagInQuery, moment, recordId, requiredText } from './fields/fields.ts';
import { editedFields } from './fields/edits.ts';
import { productPermissionFields } from './fields/role-fields.ts';
import { route } from './call/route.ts';

export const businessRole = z.object({
  _id: recordId,
  roleCode: z.string(),
  roleDesc: z.string(),
  ...productPermissionFields,
  employeesCount: z.number(),
  updatedAt: moment,
});

/** Other input fields are ignored, such as helper fields of a screen or permissions for the platform. */
const roleInput = { roleDesc: requiredText(60), ...productPermissionFields };

const ids = z.array(recordId).min(1, 'required').max(200, 'too-large');

/** The roles of a business and their permissions. */
export const roles = {
  list: route({
    service: 'users',
    method: 'GET',
    path: '/roles',
    summary:
      'The roles of the business, the owner’s first, with how many people have each; or the deleted ones.',
    // A user who may add employees may list the roles, because they choose a role for each employee.
    access: {
      anyOf: [
        { area: 'roles', level: 'read' },
        { area: 'employees', level: 'readWrite' },
      ],
    },
    input: z.object({ deleted: flagInQuery }),
    output: z.object({ myRoles: z.array(businessRole) }),
    fallback: 'roles-fetch',
  }),
  one: route({
    service: 'users',
    method: 'GET',
    path: '/roles/{id}',
    summary: 'One role of the business.',
    access: { area: 'roles', level: 'read' },
    input: z.object({ id: recordId }),
    output: z.object({ role: businessRole }),
    refusals: ['not-found'],
    fallback: 'roles-fetch',
  }),
  defaults: route({
    service: 'users',
    method: 'GET',
    path: '/roles/defaultRoles',
    summary: 'The default roles, as templates for new ones.',
    access: { area: 'roles', level: 'read' },
    input: z.object({}),
    output: z.object({
      defaultRoles: z.array(
        z.object({ roleCode: z.string(), roleDesc: z.string(), ...productPermissionFields }),
      ),
    }),
    fallback: 'roles-fetch',
  }),
  myUsers: route({
    service: 'users',
    method: 'GET',
    path: '/roles/getMyUsers',
    summary: 'The people of the business with their roles.',
    access: { area: 'roles', level: 'read' },
    input: z.object({}),
    output: z.object({
      users: z.array(z.object({ _id: recordId, name: z.string(), username: z.string(), roleId: recordId })),
    }),
    fallback: 'people-fetch',
  }),
  add: route({
    service: 'users',
    method: 'POST',
    path: '/roles',
    summary: 'A new role.',
    access: { area: 'roles', level: 'readWrite' },
    input: z.object(roleInput),
    output: z.object({ _id: recordId }),
    refusals: ['role-name-taken'],
    fallback: 'change-not-made',
  }),
  edit: route({
    service: 'users',
    method: 'PATCH',
    path: '/roles/{id}',
    summary:
      'Change a role, areas left out stay as they are; it applies from the next call of everyone with this role.',
    access: { area: 'roles', level: 'readWrite' },
    input: z.object({ id: recordId, ...editedFields(roleInput) }),
    output: z.object({ updatedAt: moment }),
    refusals: ['not-found', 'role-name-taken', 'role-fixed', 'changed-meanwhile'],
    fallback: 'change-not-made',
  }),
  remove: route({
    service: 'users',
    method: 'DELETE',
    path: '/roles/{id}',
    summary: 'Delete a role that is not in use.',
    access: { area: 'roles', level: 'readWrite' },
    input: z.object({ id: recordId }),
    output: z.object({}),
    refusals: ['not-found', 'role-in-use', 'role-fixed'],
    fallback: 'change-not-made',
  }),
  removeMany: route({
    service: 'users',
    method: 'DELETE',
    path: '/roles',
    summary: 'Delete several roles, all or none of them.',
    access: { area: 'roles', level: 'readWrite' },
    input: z.object({ deleteIds: ids }),
    output: z.object({}),
    refusals: ['not-found', 'role-in-use', 'role-fixed'],
    fallback: 'change-not-made',
  }),
  restore: route({
    service: 'users',
    method: 'POST',
    path: '/roles/restore',
    summary: 'Bring deleted roles back.',
    access: { area: 'roles', level: 'readWrite' },
    input: z.object({ restoreIds: ids }),
    output: z.object({}),
    refusals: ['not-found', 'role-name-taken'],
    fallback: 'change-not-made',
  }),
};
