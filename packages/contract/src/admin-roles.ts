import { adminAreas, adminRoleCodes, levels, type AdminRoleCode } from '@tezga/domain';
import { z } from 'zod';
import { moment, recordId, requiredText } from './fields/fields.ts';
import { editedFields } from './fields/edits.ts';
import { roleFields } from './fields/role-fields.ts';
import { route } from './call/route.ts';

const adminRole = z.object({
  ...roleFields.pick({ _id: true, roleCode: true, roleDesc: true, saPermissions: true }).shape,
  adminsCount: z.number(),
  updatedAt: moment,
});

/**
 * The level of each area, as an object like in replies, so that a client can send a reply back. The server ignores
 * the `name` in it.
 */
const saPermissions = z.partialRecord(z.enum(adminAreas), z.object({ value: z.enum(levels) }));

const roleInput = {
  roleDesc: requiredText(60),
  roleCode: z.enum(adminRoleCodes as readonly [AdminRoleCode, ...AdminRoleCode[]]),
  saPermissions,
};

/** The roles of super admins and resellers. */
export const adminRoles = {
  list: route({
    service: 'main',
    method: 'GET',
    path: '/sa/sa-roles',
    summary: 'The roles of admins with how many have each; a reseller sees the own role only.',
    access: { adminArea: 'usersManagement', level: 'read' },
    input: z.object({}),
    output: z.object({ saRoles: z.array(adminRole) }),
    fallback: 'roles-fetch',
  }),
  one: route({
    service: 'main',
    method: 'GET',
    path: '/sa/sa-role',
    summary: 'One role of admins.',
    access: { adminArea: 'usersManagement', level: 'read' },
    input: z.object({ roleId: recordId }),
    output: z.object({ saRole: adminRole }),
    refusals: ['not-found'],
    fallback: 'roles-fetch',
  }),
  add: route({
    service: 'main',
    method: 'POST',
    path: '/sa/sa-roles',
    summary: 'A new role of admins, with at most the permissions of the caller.',
    access: { adminArea: 'usersManagement', level: 'readWrite' },
    input: z.object(roleInput),
    output: z.object({ _id: recordId }),
    refusals: ['role-name-taken', 'admin-role-fixed'],
    fallback: 'change-not-made',
  }),
  edit: route({
    service: 'main',
    method: 'PATCH',
    path: '/sa/sa-roles',
    summary:
      'Change a role of admins; it applies from the next call of everyone with this role, and signs them out if it loses a level.',
    access: { adminArea: 'usersManagement', level: 'readWrite' },
    input: z.object({ roleId: recordId, ...editedFields(roleInput) }),
    output: z.object({ updatedAt: moment }),
    refusals: ['not-found', 'role-name-taken', 'admin-role-fixed', 'own-rights', 'changed-meanwhile'],
    fallback: 'change-not-made',
  }),
  remove: route({
    service: 'main',
    method: 'DELETE',
    path: '/sa/sa-roles',
    summary: 'Delete roles that no admin has, all or none of them.',
    access: { adminArea: 'usersManagement', level: 'readWrite' },
    input: z.object({ deleteIds: z.array(recordId).min(1, 'required').max(200, 'too-large') }),
    output: z.object({}),
    refusals: ['not-found', 'admin-role-in-use', 'admin-role-fixed'],
    fallback: 'change-not-made',
  }),
};
