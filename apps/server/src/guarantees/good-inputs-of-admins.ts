import { randomInt } from 'node:crypto';
import { contract } from '@tezga/contract';
import { hashOf } from '../first-start/index.ts';
import { addAdmin, openSession } from '../testing/index.ts';
import { unique, type World } from './world.ts';

const saPermissions = { businesses: { value: 'read' } } as const;
const newRoleFields = () => ({ roleDesc: unique(), roleCode: 'VIEW', saPermissions }) as const;

async function newRole({ server }: World): Promise<{ roleId: string; updatedAt: string }> {
  const client = server.client((await addAdmin(server, 'SA')).token);
  const { _id: roleId } = await client(contract.adminRoles.add, newRoleFields());
  const { saRole } = await client(contract.adminRoles.one, { roleId });
  return { roleId, updatedAt: saRole.updatedAt };
}

async function firstStartCode({ server }: World): Promise<{ code: string }> {
  const code = unique();
  await server.asOwner`
    insert into platform.first_start_codes (code_hash, created_at) values (${hashOf(code)}, now())`;
  return { code };
}

const newAdminFields = async (world: World) => ({
  name: 'Admin i ri',
  email: `${unique()}@prova.example`,
  tel: `35569${randomInt(1_000_000, 9_999_999)}`,
  userType: 'RS',
  roleId: (await newRole(world)).roleId,
});

export const inputsOfAdmins = {
  'firstStart.check': firstStartCode,
  'firstStart.create': async (world: World) => ({
    ...(await firstStartCode(world)),
    name: 'Njeriu i parë',
    email: `${unique()}@prova.example`,
    newPassword: 'Krejt-tjeter-1',
    newPassConfirmation: 'Krejt-tjeter-1',
  }),
  'admins.list': () => ({}),
  'admins.create': newAdminFields,
  'admins.edit': async (world: World) => ({
    userId: (await addAdmin(world.server, 'SA')).id,
    ...(await newAdminFields(world)),
    active: true,
  }),
  'admins.sessions': async ({ server }: World) => ({ userId: (await addAdmin(server, 'SA')).id }),
  'admins.endSession': async ({ server }: World) => {
    const { id: userId } = await addAdmin(server, 'SA');
    return { userId, sessionId: (await openSession(server, userId, null, 'SA')).sessionId };
  },
  'admins.resetPassword': async ({ server }: World) => ({
    userId: (await addAdmin(server, 'SA')).id,
    newPassword: 'Krejt-tjeter-1',
    newPassConfirmation: 'Krejt-tjeter-1',
  }),
  'adminRoles.list': () => ({}),
  'adminRoles.one': async (world: World) => ({ roleId: (await newRole(world)).roleId }),
  'adminRoles.add': newRoleFields,
  'adminRoles.edit': async (world: World) => ({ ...(await newRole(world)), ...newRoleFields() }),
  'adminRoles.remove': async (world: World) => ({ deleteIds: [(await newRole(world)).roleId] }),
};
