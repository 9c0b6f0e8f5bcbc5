import { contract } from '@tezga/contract';
import { hashOf } from '../first-start/index.ts';
import { addAdmin } from '../testing/index.ts';
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

export const inputsOfAdmins = {
  'firstStart.check': firstStartCode,
  'firstStart.create': async (world: World) => ({
    ...(await firstStartCode(world)),
    name: 'Njeriu i parë',
    email: `${unique()}@prova.example`,
    newPassword: 'Krejt-tjeter-1',
    newPassConfirmation: 'Krejt-tjeter-1',
  }),
  'adminRoles.list': () => ({}),
  'adminRoles.one': async (world: World) => ({ roleId: (await newRole(world)).roleId }),
  'adminRoles.add': newRoleFields,
  'adminRoles.edit': async (world: World) => ({ ...(await newRole(world)), ...newRoleFields() }),
  'adminRoles.remove': async (world: World) => ({ deleteIds: [(await newRole(world)).roleId] }),
};
