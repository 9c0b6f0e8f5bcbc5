import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  anId,
  button,
  buttons,
  dialog,
  enter,
  field,
  fill,
  focusedField,
  heading,
  isDisabled,
  itemsOfMenu,
  links,
  noDialog,
  noRow,
  press,
  row,
  save,
  screen,
  server,
  someoneWho,
  text,
  texts,
  toggle,
  user,
  waitFor,
  within,
} from '../../testing/index.ts';
import { aRole as role, serveRoles, type BusinessRole as Role } from '../../testing/serve-roles.ts';

const roleName = () => field('Emri i rolit');
const levels = (area: string) => screen.findByRole('radiogroup', { name: area });
const level = async (area: string, word: string) =>
  within(await levels(area)).getByRole<HTMLInputElement>('radio', { name: word });
const give = async (area: string, word: string) => user.click(await level(area, word));
const preview = async () => within(await screen.findByRole('region', { name: 'Pamja si ky rol' }));

test('a new role starts from a template, and the preview of the navigation changes with every level', async () => {
  serveRoles();
  await enter('/roles/add', { title: 'Rol i ri' });
  await fill('Emri i rolit', 'Përgjegjës turni');
  await press(/^Operator/);
  const shown = await preview();
  await shown.findByText('Veprimtaria');
  expect(shown.queryByText('Punonjësit')).toBeNull();
  await give('Punonjësit', 'Vetëm sheh');
  await shown.findByText('Punonjësit');
  await shown.findByText(/Pa butona.*Punonjësit/);
  await give('Konfigurimet dhe veprimtaria', 'S’ka');
  await waitFor(() => expect(shown.queryByText('Veprimtaria')).toBeNull());
  await press('Ruaj');
  await row(/Përgjegjës turni/);
  expect(server.sent(contract.roles.add)[0]?.backofficePermissions).toMatchObject({
    customers: 'readWrite',
    employees: 'read',
    configurations: 'none',
  });
});

test('deleting several roles skips a role in use and shows why, and Undo restores the deleted roles', async () => {
  serveRoles(role(1, 'Pastrues'), role(2, 'Rojtar'), role(3, 'Roli i Kujtim', { employeesCount: 1 }));
  await enter('/roles', { title: 'Rolet' });
  await toggle('Zgjidh Pastrues', 'Zgjidh Rojtar', 'Zgjidh Roli i Kujtim');
  await press('Fshi');
  await press('Fshi 3 role', await dialog('Fshi 3 role?'));
  await text(/Ky rol u është dhënë punonjësve/);
  await noRow(/Rojtar/);
  await text('2 role u fshinë');
  await press('Zhbëj');
  await row(/Rojtar/);
  await row(/Pastrues/);
  expect(screen.getAllByRole('row', { name: /Roli i Kujtim/ })).toHaveLength(1);
});

test('deleted roles are listed in a separate view and restored from it', async () => {
  const all = serveRoles(role(1, 'Pastrues'), role(2, 'Rojtar'), role(3, 'Shitës'));
  all.remove([anId(1), anId(2)]);
  await enter('/roles', { title: 'Rolet' });
  await row(/Shitës/);
  await press(/^Të fshirë/);
  await row(/Pastrues/);
  await noRow(/Shitës/);
  await toggle('Zgjidh Pastrues', 'Zgjidh Rojtar');
  await press('Ktheji');
  await text('2 role u kthyen');
  await noRow(/Pastrues/);
  expect(server.sent(contract.roles.restore)[0]?.restoreIds).toEqual([anId(1), anId(2)]);
});

test('the role of the owner is read-only', async () => {
  serveRoles(role(1, 'Pronar', { roleCode: 'O', backofficePermissions: { roles: 'readWrite' } }));
  await enter('/roles', { title: 'Rolet' });
  await user.dblClick(await row(/Pronar/));
  await text('Ky rol shihet, por nuk ndryshohet.');
  expect(buttons('Ruaj')).toHaveLength(0);
  expect(isDisabled(await level('Rolet', 'S’ka'))).toBe(true);
});

test('a missing or duplicate name of a role is refused with an error at its field', async () => {
  serveRoles();
  server.refuse(contract.roles.add, 'role-name-taken');
  await enter('/roles/add', { title: 'Rol i ri' });
  await save();
  await text('Kjo fushë është e detyrueshme.');
  expect(focusedField()).toBe('roleDesc');
  await fill('Emri i rolit', 'Magazinier nate');
  (await button('Ruaj')).focus();
  await save();
  await text('Keni tashmë një rol me këtë emër.');
  expect(focusedField()).toBe('roleDesc');
});

test('a role is added by keyboard alone', async () => {
  serveRoles();
  await enter('/roles/add', { title: 'Rol i ri' });
  await user.click(await roleName());
  await user.keyboard('Me tastierë');
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
  expect((await button(/^Operator/)).getAttribute('aria-pressed')).toBe('true');
  (await level('Raportet', 'S’ka')).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await save();
  await row(/Me tastierë.*4 leje, 3 me ndryshim/);
  expect(server.sent(contract.roles.add)[0]?.backofficePermissions).toMatchObject({ reports: 'readWrite' });
});

test('leaving a role with unsaved changes asks for confirmation, and the changes are then discarded', async () => {
  serveRoles();
  server.answer(contract.employees.list, { employees: [] });
  server.answer(contract.shops.list, { shops: [] });
  await enter('/roles/add', { title: 'Rol i ri' });
  await fill('Emri i rolit', 'Gjysmë');
  await text('1 ndryshim i paruajtur');
  const navigation = within(screen.getByRole('navigation', { name: 'Navigimi' }));
  await user.click(navigation.getByRole('link', { name: 'Punonjësit' }));
  await dialog('Largohu pa ruajtur?');
  await user.keyboard('{Escape}');
  await noDialog();
  expect((await roleName()).value).toBe('Gjysmë');
  await user.click(navigation.getByRole('link', { name: 'Punonjësit' }));
  await press('Largohu pa ruajtur', await dialog('Largohu pa ruajtur?'));
  await heading('Punonjësit');
  history.back();
  await heading('Rol i ri');
  expect((await roleName()).value).toBe('');
});

test('a role changed by another user is not overwritten', async () => {
  const others = serveRoles(role(1, 'I parë'));
  server.refuse(contract.roles.edit, 'changed-meanwhile');
  await enter(`/roles/edit/${anId(1)}`, { title: 'I parë' });
  await fill('Emri i rolit', 'I imi');
  const later = '2026-01-03T08:00:00.000Z';
  others.change(anId(1), { roleDesc: 'I tjetrit', updatedAt: later });
  await save();
  await text('Dikush tjetër e ndryshoi ndërkohë');
  await press('Ngarko versionin e ri');
  await waitFor(async () => expect((await roleName()).value).toBe('I tjetrit'));
  server.answer(contract.roles.edit, { updatedAt: later });
  await fill('Emri i rolit', 'I imi');
  await save();
  await heading('Rolet');
  expect(server.sent(contract.roles.edit).at(-1)).toMatchObject({ roleDesc: 'I imi', updatedAt: later });
});

test('if the version that another user saved fails to load, an error is shown and the typed values stay', async () => {
  const others = serveRoles(role(1, 'I vjetër'));
  server.refuse(contract.roles.edit, 'changed-meanwhile');
  await enter(`/roles/edit/${anId(1)}`, { title: 'I vjetër' });
  await fill('Emri i rolit', 'I imi i humbur');
  others.change(anId(1), { roleDesc: 'I tjetrit sot' });
  await save();
  await text('Dikush tjetër e ndryshoi ndërkohë');
  server.refuse(contract.roles.one, 'failed', { message: 'Serveri po pushon.' });
  await press('Ngarko versionin e ri');
  await text('Serveri po pushon.');
  expect((await roleName()).value).toBe('I imi i humbur');
  server.answer(contract.roles.one, ({ id }) => ({ role: others.find(id) }));
  await save();
  await press('Ngarko versionin e ri');
  await waitFor(async () => expect((await roleName()).value).toBe('I tjetrit sot'));
});

const maker = someoneWho({ roles: 'readWrite', receipts: 'read' }, 'Drita');
const makersRole = (more: Partial<Role> = {}) =>
  role(0xc2, 'Roli i Drita', {
    _id: maker.role._id,
    roleCode: 'R1',
    backofficePermissions: { roles: 'readWrite', receipts: 'read' },
    ...more,
  });

test('a user cannot give a role more permissions than they have', async () => {
  serveRoles(makersRole());
  await enter('/roles/add', { as: maker, title: 'Rol i ri' });
  await text('askush nuk jep më shumë se sa ka vetë');
  expect(isDisabled(await level('Faturat', 'Vetëm sheh'))).toBe(false);
  expect(isDisabled(await level('Faturat', 'Ndryshon'))).toBe(true);
  expect(isDisabled(await button(/^Operator/))).toBe(true);
  await give('Të gjitha lejet te Backoffice', 'Ndryshon');
  await (await preview()).findByText('Rolet');
  expect((await level('Faturat', 'Vetëm sheh')).checked).toBe(true);
  await fill('Emri i rolit', 'Ndihmës i Dritës');
  await save();
  await row(/Ndihmës i Dritës.*2 leje, 1 me ndryshim/);
});

const actionsFor = async (name: string) =>
  (await itemsOfMenu(`Veprime për ${name}`)).filter((item) => item === 'Ndrysho' || item === 'Fshi');

test('the user’s own role is read-only', async () => {
  serveRoles(makersRole(), role(2, 'Nën Vetjen'));
  await enter('/roles', { as: maker, title: 'Rolet' });
  expect(await actionsFor('Nën Vetjen')).toEqual(['Ndrysho', 'Fshi']);
  expect(await actionsFor('Roli i Drita')).toEqual([]);
  await user.dblClick(await row(/Roli i Drita/));
  await text('askush nuk e ndryshon rolin e vet');
  expect(buttons('Ruaj')).toHaveLength(0);
});

test('a user with read-only access cannot change roles', async () => {
  serveRoles(role(1, 'Operator'));
  await enter('/roles', { as: someoneWho({ roles: 'read' }), title: 'Rolet' });
  await row(/Operator/);
  expect(links('Rol i ri')).toHaveLength(0);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a user with read-only access cannot open the form of a new role', async () => {
  serveRoles();
  await enter('/roles/add', { as: someoneWho({ roles: 'read' }), title: 'Paneli' });
  expect(location.pathname).toBe('/dashboard');
});

test('if the roles fail to load, the form of a role shows an error with a retry', async () => {
  serveRoles(makersRole());
  server.refuse(contract.roles.list, 'failed');
  await enter('/roles/add', { as: maker });
  await text('Ndodhi një gabim në server.');
  server.answer(contract.roles.list, { myRoles: [makersRole()] });
  await press('Provo sërish');
  await heading('Rol i ri');
  expect(texts('Ndodhi një gabim në server.')).toHaveLength(0);
});

test('the form of a role shows only the products that the business has', async () => {
  serveRoles();
  await enter('/roles/add', { title: 'Rol i ri' });
  const tabs = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
  expect(tabs.map((tab) => tab?.replace(/\d.*/u, ''))).toEqual(['Backoffice', 'POS']);
});
