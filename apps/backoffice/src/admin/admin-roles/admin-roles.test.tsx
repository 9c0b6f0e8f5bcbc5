import { contract } from '@tezga/contract';
import { adminAreas, defaultAdminPermissions, type AdminPermissions } from '@tezga/domain';
import { expect, test } from 'vitest';
import {
  aMoment,
  anId,
  buttons,
  choose,
  dialog,
  enter,
  fill,
  focusedField,
  isDisabled,
  pick,
  press,
  row,
  save,
  screen,
  server,
  superAdmin,
  text,
  within,
  type Person,
} from '../../testing/index.ts';
import type { AdminRoleRow } from './queries.ts';

const { adminRoles } = contract;

const levelsOf = (levels: AdminPermissions) =>
  Object.fromEntries(adminAreas.map((area) => [area, { value: levels[area] ?? 'none', name: area }]));
const aRole = (number: number, roleDesc: string, levels: AdminPermissions): AdminRoleRow => ({
  _id: anId(number),
  roleCode: 'SAE',
  roleDesc,
  saPermissions: levelsOf(levels),
  adminsCount: number,
  updatedAt: aMoment,
});
const support = aRole(1, 'Ndihma', defaultAdminPermissions.CSA);

/** An admin who manages users and reads businesses. */
const manager: Person = {
  ...superAdmin,
  role: {
    ...superAdmin.role,
    roleCode: 'SAE',
    saPermissions: levelsOf({ usersManagement: 'readWrite', businesses: 'read' }),
  },
};
const level = async (area: string, word: string) =>
  within(await screen.findByRole('radiogroup', { name: area })).getByRole<HTMLInputElement>('radio', {
    name: word,
  });

test('a role in use is not deleted, and the refusal gives the reason', async () => {
  server.answer(adminRoles.list, { saRoles: [support] });
  server.refuse(adminRoles.remove, 'admin-role-in-use');
  await enter('/roles', { as: superAdmin, title: 'Rolet e administratorëve' });
  await row(/Ndihma.*SAE.*5 leje, 1 me ndryshim/);
  await pick(/^Veprime për/, 'Fshi');
  await press('Fshi', await dialog('Fshi rolin «Ndihma»?'));
  await text('Ky rol u është dhënë adminëve.');
  expect(server.sent(adminRoles.remove)).toEqual([{ deleteIds: [support._id] }]);
});

test('choosing the code of a new role fills in the levels of the role, up to the user’s own levels', async () => {
  server.refuse(adminRoles.add, 'role-name-taken');
  await enter('/roles/add', { as: manager, title: 'Rol i ri administratori' });
  await text('askush nuk jep më shumë se sa ka vetë');
  await choose('Kodi', /^CSA/);
  expect((await level('Bizneset', 'Vetëm sheh')).checked).toBe(true);
  expect(isDisabled(await level('Bizneset', 'Ndryshon'))).toBe(true);
  expect(isDisabled(await level('Monitorimi', 'Vetëm sheh'))).toBe(true);
  await fill('Emri i rolit', 'Ndihma');
  await save();
  await text('Keni tashmë një rol me këtë emër.');
  expect(focusedField()).toBe('roleDesc');
  expect(server.sent(adminRoles.add)[0]).toMatchObject({
    roleCode: 'CSA',
    saPermissions: { businesses: { value: 'read' }, monitoring: { value: 'none' } },
  });
});

test('a changed role is saved with its version', async () => {
  server.answer(adminRoles.one, { saRole: support });
  server.answer(adminRoles.list, { saRoles: [support] });
  server.answer(adminRoles.edit, { updatedAt: aMoment });
  await enter(`/roles/edit/${support._id}`, { as: superAdmin, title: 'Ndihma' });
  (await level('Buletini', 'Ndryshon')).click();
  await save();
  await text('Roli «Ndihma» u ruajt');
  expect(server.sent(adminRoles.edit)[0]).toMatchObject({
    roleId: support._id,
    updatedAt: aMoment,
    saPermissions: { bulletin: { value: 'readWrite' } },
  });
});

test('a role above the user’s own role is read-only', async () => {
  server.answer(adminRoles.one, { saRole: support });
  await enter(`/roles/edit/${support._id}`, { as: manager, title: 'Ndihma' });
  await text('Ky rol lejon më shumë se sa keni ju vetë');
  expect(buttons('Ruaj')).toHaveLength(0);
});
