import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  anId,
  button,
  buttons,
  choose,
  dialog,
  enter,
  field,
  fill,
  focusedField,
  heading,
  links,
  noDialog,
  noRow,
  noText,
  press,
  problemOf,
  reload,
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
import {
  anEmployee as employee,
  nameOfRole as nameOf,
  ownersRole,
  seller,
  serveEmployees,
} from '../../testing/serve-employees.ts';
import { aRole } from '../../testing/serve-roles.ts';

test('missing and wrong values are shown beside their fields before anything is sent', async () => {
  serveEmployees();
  await enter('/employees/add-employee', { title: 'Punonjës i ri' });
  await text('fjalëkalimi i dërgohet te kontakti');
  await fill('Kodi i operatorit', 'abc');
  await fill('PIN', '12');
  await save();
  await text('Kodi i operatorit ka formën xy123ab456.');
  await text('PIN-i ka saktësisht 4 shifra, p.sh. 4821.');
  await text('Shkruani një email ose një telefon');
  expect(texts('Kjo fushë është e detyrueshme.')).toHaveLength(2);
  expect(focusedField()).toBe('name');
  await fill('Telefoni', '+355 69 123 4567');
  await noText('Shkruani një email ose një telefon');
  expect(server.sent(contract.employees.add)).toEqual([]);
});

test.each([
  [
    'operator-code-taken',
    'Ky kod operatori i është dhënë një punonjësi tjetër.',
    'Kodi i operatorit',
    'opCode',
  ],
  ['employee-already-there', 'Ky person punon tashmë në këtë biznes.', 'Email', 'email'],
] as const)('a refusal with %s is shown beside its field', async (code, message, label, place) => {
  serveEmployees();
  server.refuse(contract.employees.add, code);
  await enter('/employees/add-employee', { title: 'Punonjës i ri' });
  await fill('Emri dhe mbiemri', 'I dyti');
  await fill('Email', 'idyti@market.example');
  await choose('Roli', 'Shitës');
  await fill('Kodi i operatorit', 'AA111BB222');
  await save();
  const refused = await field(label);
  await waitFor(() => expect(problemOf(refused)).toContain(message));
  expect(focusedField()).toBe(place);
});

const selected = () => document.querySelector('[data-combobox-selected]')?.textContent;
/** All values in the tab's storage. */
const stored = () =>
  Object.keys(sessionStorage)
    .map((key) => sessionStorage.getItem(key))
    .join('\n');

test('an employee is added by keyboard alone, with a shop and a PIN that is never stored in the browser', async () => {
  serveEmployees();
  await enter('/employees', { title: 'Punonjësit' });
  links('Punonjës i ri')[0]?.focus();
  await user.keyboard('{Enter}');
  await heading('Punonjës i ri');
  await user.keyboard('Arta Tastiera');
  await user.tab();
  await user.tab();
  await user.keyboard('+355691112233');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'Shitës' });
  for (let step = 0; step < 5 && selected() !== 'Shitës'; step += 1) await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'Market Drini 2' });
  await user.keyboard('{Enter}{Escape}');
  await user.tab();
  await user.keyboard('cc333dd444');
  await user.tab();
  await user.keyboard('4821');
  await waitFor(() => expect(stored()).toContain('Arta Tastiera'));
  expect(stored()).not.toContain('4821');
  await user.keyboard('{Enter}');
  await row(/Arta Tastiera.*Shitës.*cc333dd444.*Market Drini.*355691112233.*Ka PIN/);
  expect(server.sent(contract.employees.add)[0]).toMatchObject({ pin: '4821', shopIds: [anId(0x51)] });
});

test('several deleted employees are restored by Undo', async () => {
  serveEmployees(employee(1, 'Largim Një'), employee(2, 'Largim Dy'), employee(3, 'Besnik Gjata'));
  await enter('/employees?q=largim', { title: 'Punonjësit' });
  await row(/Largim Një/);
  expect(screen.queryAllByRole('row', { name: /Besnik/ })).toHaveLength(0);
  await toggle('Zgjidh gjithë faqen');
  await press('Largo nga puna');
  await press('Largo 2 punonjës', await dialog('Largo 2 punonjës?'));
  await noRow(/Largim/);
  await press('Zhbëj');
  await row(/Largim Një/);
  await row(/Largim Dy/);
  expect(server.sent(contract.employees.restore)).toEqual([{ selectedEmployees: [anId(2), anId(1)] }]);
});

test('several former employees are restored in one step from their list', async () => {
  serveEmployees(employee(1, 'Largim Një'), employee(2, 'Largim Dy')).remove([anId(1), anId(2)]);
  await enter('/employees', { title: 'Punonjësit' });
  await press(/^Larguar/);
  await toggle('Zgjidh Largim Një', 'Zgjidh Largim Dy');
  await press('Ktheji në punë');
  await text('2 punonjës u kthyen');
  await press(/^Në punë/);
  await row(/Largim Një/);
  expect(buttons('Ktheji në punë')).toHaveLength(0);
});

test('opening a row a second time while its page still loads adds no second entry to the browser history', async () => {
  serveEmployees(employee(1, 'Hapur Dyherë'));
  await enter('/employees', { title: 'Punonjësit' });
  const opened = await row(/Hapur Dyherë/);
  opened.click();
  await waitFor(() => expect(location.pathname).toMatch(/edit-employee/u));
  expect(opened.isConnected).toBe(true);
  opened.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await heading('Hapur Dyherë');
  history.back();
  await heading('Punonjësit');
});

test('the page of a deleted employee is read-only until the employee is restored', async () => {
  serveEmployees(employee(1, 'Largim Një'));
  await enter('/employees', { title: 'Punonjësit' });
  await user.dblClick(await row(/Largim Një/));
  await heading('Largim Një');
  await press('Largo nga puna');
  await press('Largo 1 punonjës');
  await heading('Punonjësit');
  await press(/^Larguar/);
  await user.dblClick(await row(/Largim Një/));
  await text('Ky punonjës është larguar');
  expect(buttons('Ruaj')).toHaveLength(0);
  await press('Ktheje në punë');
  await button('Ruaj');
});

test('the contacts of an employee are read-only, and a new password is set after a warning', async () => {
  serveEmployees(employee(1, 'Kërkesa Vetë'));
  server.answer(contract.people.resetPassword, {});
  await enter('/employees', { title: 'Punonjësit' });
  await user.dblClick(await row(/Kërkesa Vetë/));
  await heading('Kërkesa Vetë');
  expect((await field('Email')).readOnly).toBe(true);
  await text('Kontaktet i ndryshon vetë personi');
  await press('Vendos fjalëkalim');
  await dialog('Fjalëkalim i ri për Kërkesa Vetë');
  await text('Bëjeni vetëm me kërkesë të vetë personit.');
  await fill('Fjalëkalimi i ri', 'Deti-i-qete-26');
  await fill('Përsëritni fjalëkalimin e ri', 'Deti-i-qete-26');
  await user.keyboard('{Enter}');
  await noDialog();
  expect(server.sent(contract.people.resetPassword)).toMatchObject([
    { userId: anId(0x101), newPassword: 'Deti-i-qete-26' },
  ]);
});

test.each([
  ['role', 'Roli', 'Pronar'],
  ['shop', 'Dyqanet', 'Market Drini 2'],
])('the list is filtered by %s, and the filter is in the URL', async (name, filter, option) => {
  serveEmployees(
    employee(1, 'Elira Hoxha', { role: nameOf(ownersRole), shopIds: [anId(0x52)] }),
    employee(2, 'Besnik Gjata', { shopIds: [anId(0x51)] }),
  );
  await enter('/employees', { title: 'Punonjësit' });
  await row(/Besnik Gjata/);
  await press('Shto filtër');
  await user.click(await screen.findByRole('menuitem', { name: filter }));
  await user.click(await within(await screen.findByRole('group', { name: filter })).findByText(option));
  await user.keyboard('{Escape}');
  await noRow(/Besnik Gjata/);
  expect(location.search).toContain(`f.${name}=`);
  await reload();
  await row(/Elira Hoxha/);
  expect(screen.queryAllByRole('row', { name: /Besnik Gjata/ })).toHaveLength(0);
});

test('a user with read-only access cannot change employees', async () => {
  serveEmployees(employee(1, 'Besnik Gjata'));
  await enter('/employees', { as: someoneWho({ employees: 'read' }), title: 'Punonjësit' });
  await row(/Besnik Gjata/);
  expect(links('Punonjës i ri')).toHaveLength(0);
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
  expect(buttons(/^Veprime për/)).toHaveLength(0);
});

test('a user with read-only access cannot open the form of a new employee', async () => {
  serveEmployees();
  await enter('/employees/add-employee', { as: someoneWho({ employees: 'read' }), title: 'Paneli' });
  expect(location.pathname).toBe('/dashboard');
});

const recruiter = someoneWho({ employees: 'readWrite', customers: 'read' }, 'Punësues');
const recruitersRole = aRole(3, 'Roli i Punësues', {
  _id: recruiter.role._id,
  backofficePermissions: { employees: 'readWrite', customers: 'read' },
});

test('a user cannot give a role above their own', async () => {
  serveEmployees();
  const below = aRole(4, 'Nën punësuesin', { backofficePermissions: { customers: 'read' } });
  server.answer(contract.roles.list, { myRoles: [ownersRole, seller, recruitersRole, below] });
  await enter('/employees/add-employee', { as: recruiter, title: 'Punonjës i ri' });
  await user.click(await screen.findByRole('combobox', { name: 'Roli' }));
  await screen.findByRole('option', { name: 'Nën punësuesin' });
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).not.toContain('Pronar');
  expect(offered).not.toContain('Shitës');
});

test('a user sees an employee with a higher role read-only', async () => {
  serveEmployees(employee(1, 'Besnik Gjata'));
  server.answer(contract.roles.list, { myRoles: [ownersRole, seller, recruitersRole] });
  await enter('/employees', { as: recruiter, title: 'Punonjësit' });
  await user.dblClick(await row(/Besnik Gjata/));
  await text('Ky rol lejon më shumë se sa keni ju vetë.');
  expect(buttons('Ruaj')).toHaveLength(0);
  expect(buttons('Vendos fjalëkalim')).toHaveLength(0);
});

test('if the roles fail to load, the form of an employee shows an error with a retry', async () => {
  serveEmployees();
  server.refuse(contract.roles.list, 'failed');
  await enter('/employees/add-employee');
  await text('Ndodhi një gabim në server.');
  server.answer(contract.roles.list, { myRoles: [ownersRole, seller] });
  await press('Provo sërish');
  await heading('Punonjës i ri');
  expect(texts('Ndodhi një problem')).toHaveLength(0);
});
