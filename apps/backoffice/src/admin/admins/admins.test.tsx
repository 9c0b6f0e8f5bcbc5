import { contract } from '@tezga/contract';
import { adminAreas } from '@tezga/domain';
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
  itemsOfMenu,
  noDialog,
  pick,
  press,
  row,
  save,
  server,
  superAdmin,
  text,
  user,
} from '../../testing/index.ts';
import type { AdminRow } from './queries.ts';

const { adminRoles, admins } = contract;

const role = {
  _id: anId(0x51),
  roleCode: 'RS',
  roleDesc: 'Shitës fushe',
  saPermissions: Object.fromEntries(adminAreas.map((area) => [area, { value: 'read' as const, name: area }])),
  adminsCount: 1,
  updatedAt: aMoment,
};
const vjosa: AdminRow = {
  _id: anId(1),
  name: 'Vjosa Leka',
  email: 'vjosa@tezga.example',
  tel: null,
  userType: 'RS',
  roleId: role._id,
  roleCode: role.roleCode,
  roleDesc: role.roleDesc,
  active: true,
  resetPassword: false,
  businessesCount: 12,
  createdAt: aMoment,
  updatedAt: aMoment,
  mayEdit: true,
};

function serveAdmins(...given: AdminRow[]) {
  server.answer(admins.list, { saUsers: given });
  server.answer(adminRoles.list, { saRoles: [role] });
  server.answer(admins.sessions, { sessions: [] });
  server.answer(admins.edit, {});
}

test('the list shows type, role and businesses, and an account is closed after confirmation', async () => {
  const agim = { ...vjosa, _id: anId(2), name: 'Agim Prifti', email: 'agim@tezga.example', mayEdit: false };
  serveAdmins(vjosa, agim);
  await enter('/accounts', { as: superAdmin, title: 'Administratorët' });
  await row(/Agim Prifti/);
  await row(/Vjosa Leka.*vjosa@tezga\.example.*Shitës.*Shitës fushe.*E hapur.*12/);
  await pick('Veprime për Vjosa Leka', 'Mbyll llogarinë');
  await press('Mbyll llogarinë', await dialog('Mbyll llogarinë e Vjosa Leka?'));
  await text('Llogaria e Vjosa Leka u mbyll');
  expect(server.sent(admins.edit)).toEqual([{ userId: vjosa._id, active: false }]);
});

test('a closed account is opened again from its row', async () => {
  serveAdmins({ ...vjosa, active: false });
  await enter('/accounts', { as: superAdmin, title: 'Administratorët' });
  await row(/Vjosa Leka.*E mbyllur/);
  const words = await itemsOfMenu('Veprime për Vjosa Leka');
  expect(words).not.toContain('Vendos fjalëkalim');
  await pick('Veprime për Vjosa Leka', 'Hap llogarinë');
  await text('Llogaria e Vjosa Leka u hap');
  expect(server.sent(admins.edit)).toEqual([{ userId: vjosa._id, active: true }]);
});

test('the page of a closed admin is read-only and opens the account', async () => {
  serveAdmins({ ...vjosa, active: false });
  await enter(`/accounts/edit-sa/${vjosa._id}`, { as: superAdmin, title: 'Vjosa Leka' });
  await text(/Kjo llogari është e mbyllur/);
  await press('Hap llogarinë');
  await text('Llogaria e Vjosa Leka u hap');
  expect(server.sent(admins.edit)).toEqual([{ userId: vjosa._id, active: true }]);
});

test('a closed admin whose role was deleted is opened on the page with another role', async () => {
  serveAdmins({ ...vjosa, active: false, roleId: anId(0x59), roleDesc: 'Rol i fshirë' });
  await enter(`/accounts/edit-sa/${vjosa._id}`, { as: superAdmin, title: 'Vjosa Leka' });
  await choose('Roli', 'Shitës fushe');
  await press('Hap llogarinë');
  await text('Ndryshimet për Vjosa Leka u ruajtën');
  expect(server.sent(admins.edit)).toEqual([
    { userId: vjosa._id, roleId: role._id, active: true, updatedAt: aMoment },
  ]);
});

test('a new admin’s contact that is already in use is refused with an error at its field', async () => {
  serveAdmins();
  server.refuse(admins.create, 'contact-taken');
  await enter('/accounts/add-sa', { as: superAdmin, title: 'Administrator i ri' });
  await fill('Emri dhe mbiemri', 'Besa Hoxha');
  await fill('Email', 'besa@tezga.example');
  await choose('Lloji', 'Shitës');
  await choose('Roli', 'Shitës fushe');
  await save();
  await text('Ky kontakt përdoret nga një llogari tjetër.');
  expect(focusedField()).toBe('email');
  expect(server.sent(admins.create)[0]).toMatchObject({ userType: 'RS', roleId: role._id });
});

test('an edit of an admin sends only the changed fields', async () => {
  serveAdmins(vjosa);
  await enter(`/accounts/edit-sa/${vjosa._id}`, { as: superAdmin, title: 'Vjosa Leka' });
  await fill('Telefoni', '+355691112233');
  await save();
  await text('Ndryshimet për Vjosa Leka u ruajtën');
  expect(server.sent(admins.edit)).toEqual([{ userId: vjosa._id, tel: '+355691112233', updatedAt: aMoment }]);
});

test('a session of an admin is ended after confirmation', async () => {
  serveAdmins(vjosa);
  const session = { _id: anId(9), device: 'Firefox', address: '10.0.0.9', createdAt: aMoment };
  server.answer(admins.sessions, { sessions: [{ ...session, lastSeenAt: aMoment }] });
  server.answer(admins.endSession, {});
  await enter(`/accounts/edit-sa/${vjosa._id}`, { as: superAdmin, title: 'Vjosa Leka' });
  await press('Mbyll seancën: Firefox');
  await press('Mbyll seancën', await dialog('Mbyll seancën?'));
  await text('Seanca u mbyll.');
  expect(server.sent(admins.endSession)).toEqual([{ userId: vjosa._id, sessionId: session._id }]);
});

test('setting another admin’s password shows a warning first', async () => {
  serveAdmins(vjosa);
  server.answer(admins.resetPassword, {});
  await enter(`/accounts/edit-sa/${vjosa._id}`, { as: superAdmin, title: 'Vjosa Leka' });
  await press('Vendos fjalëkalim');
  await dialog('Fjalëkalim i ri për Vjosa Leka');
  await text('Bëjeni vetëm me kërkesë të vetë personit.');
  await fill('Fjalëkalimi i ri', 'Deti-i-qete-26');
  await fill('Përsëritni fjalëkalimin e ri', 'Deti-i-qete-26');
  await user.keyboard('{Enter}');
  await noDialog();
  expect(server.sent(admins.resetPassword)).toMatchObject([
    { userId: vjosa._id, newPassword: 'Deti-i-qete-26' },
  ]);
});

test('the page of an admin with more rights is read-only', async () => {
  serveAdmins({ ...vjosa, mayEdit: false });
  await enter(`/accounts/edit-sa/${vjosa._id}`, { as: superAdmin, title: 'Vjosa Leka' });
  await text('Ky administrator ka më shumë të drejta se ju');
  expect(server.sent(admins.sessions)).toEqual([]);
  expect([...buttons('Ruaj'), ...buttons('Vendos fjalëkalim')]).toHaveLength(0);
});

test('on their own page, admins cannot change their role, type or password', async () => {
  serveAdmins({ ...vjosa, _id: superAdmin.userId });
  await enter(`/accounts/edit-sa/${superAdmin.userId}`, { as: superAdmin, title: 'Vjosa Leka' });
  await text('Rolin dhe llojin tuaj i ndryshon një administrator tjetër.');
  expect([...buttons('Vendos fjalëkalim'), ...buttons('Mbyll llogarinë')]).toHaveLength(0);
});
